import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  connectAnywhere,
  connectPublic,
  type OutsideConnect,
} from '#partners/outside/outside-socket.ts';
import { freePort } from '#tests/support/servers/postgres-cluster.ts';
import { hasSshd, type SftpServer, startSftpServer } from '#tests/support/servers/sftp-server.ts';
import { fetchSftpFeed, type SftpRequest } from './sftp-feed.ts';

const limits = { idleMs: 2000, totalMs: 10_000, maxBytes: 100_000 };
const csv = 'stocknum,make,model\nA1,Kia,Rio\n';

describe.skipIf(!hasSshd)('a feed on an SFTP server', () => {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-sftp-feed-'));
  const folder = join(root, 'feeds');
  let server: SftpServer;
  let files = 0;
  let now = new Date();
  beforeAll(async () => {
    server = await startSftpServer(root);
  });
  afterAll(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    now = new Date();
  });

  function put(name: string, text: string, secondsAgo: number): void {
    writeFileSync(join(folder, name), text);
    const at = new Date(now.getTime() - secondsAgo * 1000);
    utimesSync(join(folder, name), at, at);
  }

  function fetchWith(own: Partial<SftpRequest> = {}, connect: OutsideConnect = connectAnywhere) {
    const { port, fingerprint, user, privateKey: private_key } = server;
    files += 1;
    const file = join(root, `copy-${files}`);
    const credentials = { user, private_key };
    const request = {
      host: '127.0.0.1',
      port,
      fingerprint,
      credentials,
      folder,
      pattern: '*.csv',
      ...own,
    };
    return {
      fetched: fetchSftpFeed(connect, request, file, limits, now),
      text: () => readFileSync(file, 'utf8'),
    };
  }

  it('is its newest file, which stays where it is', async () => {
    put('1.csv', 'old', 300);
    put('2.csv', csv, 200);
    put('3.txt', 'other', 100);
    put('4.csv', 'half', 2);
    const { fetched, text } = fetchWith();
    expect(await fetched).toMatchObject({ name: '2.csv', bytes: csv.length });
    expect(text()).toBe(csv);
    expect(Math.round((now.getTime() - (await fetched).writtenAt.getTime()) / 1000)).toBeCloseTo(
      200,
      -1,
    );
    expect(readdirSync(folder)).toHaveLength(4);
  });

  it('may be large, up to the limit', async () => {
    put('1.csv', 'x'.repeat(100_000), 100);
    expect((await fetchWith().fetched).bytes).toBe(100_000);
    put('2.csv', 'x'.repeat(100_001), 50);
    await expect(fetchWith().fetched).rejects.toThrow('is larger than');
  });

  it('is not fetched from a server with another host key', async () => {
    put('1.csv', csv, 100);
    const fingerprint = `SHA256:${Buffer.alloc(32).toString('base64')}`;
    await expect(fetchWith({ fingerprint }).fetched).rejects.toThrow('may be another server');
  });

  it('is not fetched with wrong credentials', async () => {
    const credentials = { user: server.user, password: 'hunter2' };
    const { fetched } = fetchWith({ credentials });
    await expect(fetched).rejects.toThrow('refused the credentials');
    await expect(fetched).rejects.not.toThrow('hunter2');
  });

  it.each([
    ['without a file', {}, 'has no file *.csv'],
    ['without the folder', { folder: '/none/such' }, '/none/such'],
  ])('is not fetched from a server %s', async (_, own, why) => {
    await expect(fetchWith(own).fetched).rejects.toThrow(why);
  });

  it('is not fetched from the private network', async () => {
    await expect(fetchWith({}, connectPublic).fetched).rejects.toThrow(
      'not on the public internet',
    );
    const { fetched } = fetchWith({ host: 'localhost' }, connectPublic);
    await expect(fetched).rejects.toThrow('not on the public internet');
  });

  it('says that a server cannot be reached', async () => {
    const port = await freePort();
    await expect(fetchWith({ port }).fetched).rejects.toThrow('cannot be reached (ECONNREFUSED)');
  });

  it('gives up on a server that says nothing', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    await expect(fetchWith({ port }).fetched).rejects.toThrow('sent nothing for 2 seconds');
    silent.close();
  });
});
