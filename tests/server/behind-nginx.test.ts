import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/servers/postgres-cluster.ts';
import { changedExample, proxyProgram, startProxy } from '#tests/support/servers/proxy-programs.ts';
import { type TlsClient, tlsClient } from '#tests/support/servers/tls-client.ts';

const nginxProgram = proxyProgram('nginx');

const folder = mkdtempSync(join(tmpdir(), 'forecourt-nginx-'));
const cleanUp: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const clean of cleanUp.toReversed()) await clean();
});

describe.skipIf(!nginxProgram)('two processes behind nginx', () => {
  const name = 'yard.example';
  const received: string[] = [];
  /** How many of the next requests break off before their answer, in whichever process they are. */
  let cuts = 0;
  let visitor: TlsClient;
  let processes: Server[];

  beforeAll(async () => {
    const certificates = join(folder, 'certificates');
    const own = join(certificates, name);
    mkdirSync(own, { recursive: true });
    const files = ['-keyout', join(own, 'privkey.pem'), '-out', join(own, 'fullchain.pem')];
    const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
    const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    expect(spawnSync('openssl', [...kind, ...files, ...subject]).status).toBe(0);

    processes = [1, 2].map(() =>
      createServer((request, response) => {
        request.resume().on('end', () => {
          const { method, headers } = request;
          received.push(`${method} ${String(headers['x-forwarded-proto'])} ${headers.host}`);
          cuts -= 1;
          if (cuts >= 0) response.destroy();
          else response.end();
        });
      }).listen(0, '127.0.0.1'),
    );
    await Promise.all(processes.map((each) => once(each, 'listening')));
    for (const each of processes) cleanUp.push(() => each.close());
    const [first, second] = processes.map((each) => (each.address() as AddressInfo).port);
    const ports = { http: await freePort(), https: await freePort() };
    const file = changedExample('nginx.conf', folder, [
      ['/etc/forecourt/certificates', certificates],
      ['/var/log/nginx', folder],
      ['/run/nginx.pid', join(folder, 'nginx.pid')],
      ['127.0.0.1:3000', `127.0.0.1:${first}`],
      ['127.0.0.1:3001', `127.0.0.1:${second}`],
      ['listen 80 ', `listen ${ports.http} `],
      ['listen 443 ', `listen ${ports.https} `],
      // not every machine has IPv6
      ['listen [::]:80 default_server;', ''],
      ['listen [::]:443 ssl http2 default_server;', ''],
    ]);
    // its workers run as another user
    for (const path of [folder, join(own, 'privkey.pem')]) chmodSync(path, 0o755);
    const args = ['-c', file, '-p', folder, '-e', join(folder, 'nginx-error.log')];
    expect(spawnSync(nginxProgram ?? '', ['-t', ...args], { encoding: 'utf8' })).toMatchObject({
      status: 0,
    });
    const nginx = await startProxy(nginxProgram ?? '', [...args, '-g', 'daemon off;'], {
      cwd: folder,
      ports: Object.values(ports),
      env: {},
    });
    cleanUp.push(() => nginx.stop());
    visitor = tlsClient(ports.https, readFileSync(join(own, 'fullchain.pem'), 'utf8'));
  });

  it('has certificates only for names with a folder', async () => {
    expect(await visitor.handshake(name)).toBe(true);
    expect(await visitor.handshake('vans.example')).toBe(false);
  });

  it('repeats a page that breaks off, and never a form', async () => {
    received.length = 0;
    cuts = 1;
    expect((await visitor.ask(`https://${name}/`)).status).toBe(200);
    expect(received).toEqual(['GET https yard.example', 'GET https yard.example']);
    received.length = 0;
    cuts = 1;
    expect((await visitor.ask(`https://${name}/`, 'name=Mia')).status).toBe(502);
    expect(received).toEqual(['POST https yard.example']);
  });

  it('sends forms to the other process while one does not listen', async () => {
    processes[0]?.close();
    for (const form of ['turn=1', 'turn=2', 'turn=3', 'turn=4'])
      expect((await visitor.ask(`https://${name}/`, form)).status).toBe(200);
  });
});
