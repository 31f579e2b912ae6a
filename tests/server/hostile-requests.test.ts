import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '#tests/support/servers/exchange.ts';
import {
  addressOf,
  fieldNames,
  hostileValues,
  routePatterns,
} from '#tests/support/hostile-fields.ts';
import { hostilePaths } from '#tests/support/hostile-paths.ts';
import { freePort } from '#tests/support/servers/postgres-cluster.ts';
import { type RawAnswer, rawExchange } from '#tests/support/servers/raw-exchange.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import { report } from '#tests/support/report.ts';

const HOST = 'banksia-motors.localhost';
const RANDOM_PATHS = 600;
// so few that none waits half a second for its turn, when it would be refused, beside other tests
const AT_ONCE = 6;
/** Bytes; the page cache may hold 128 MiB, and rendered pages wait for garbage collection. */
const MAY_GROW_BYTES = 400 * 1024 * 1024;

const dataDir = seededFolder();
const settings: Settings = {
  DATA_DIR: dataDir,
  POSTS_PER_MINUTE: '1000000',
  LEADS_PER_HOUR: '1000000',
};
let server: ServerProcess;
let metricsPort: number;
let vehiclePath: string;
let bytesAtFirst: number;

beforeAll(async () => {
  metricsPort = await freePort();
  // without a provider of text messages, asking for a code is answered 503
  const more = { METRICS_PORT: String(metricsPort), SMS_LOG: 'true' };
  server = await startServer({ ...settings, ...more });
  const { body } = await exchange({ port: server.port, host: HOST, path: '/search' });
  vehiclePath = /\/cars\/[\w-]+/.exec(body)?.[0] ?? '';
  bytesAtFirst = await metric('process_resident_memory_bytes');
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The head of an HTTP request. */
function head(method: string, path: string, headers: Record<string, string> = {}): string {
  const all = { Host: `${HOST}:${server.port}`, Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

const ask = (...pieces: (string | Buffer)[]) => rawExchange(server.port, ...pieces);

function post(body: string | Buffer, headers: Record<string, string> = {}) {
  const length = String(Buffer.byteLength(body));
  return ask(head('POST', vehiclePath, { 'Content-Length': length, ...headers }), body);
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const enquiry = new URLSearchParams({
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
  phone: '0491570006',
  message: 'Is it still there?',
  terms_conditions: 'on',
}).toString();

const project = resolve(import.meta.dirname, '../..');
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': expect.stringContaining('camera=()'),
};

/** Expects a response without internal errors, without internal details, and with security headers. */
function expectSafeResponse(
  answer: RawAnswer | undefined,
  sent: string,
): asserts answer is RawAnswer {
  expect(answer, sent).toBeDefined();
  if (!answer) return;
  expect(answer.status, sent).toBeLessThan(500);
  expect(answer.status, sent).toBeGreaterThanOrEqual(200);
  expect(answer.body.includes(project), sent).toBe(false);
  expect(/\n\s+at .+:\d+|node:internal|node_modules|file:\/\/\//.exec(answer.body)?.[0], sent).toBe(
    undefined,
  );
  expect(answer.headers, sent).toMatchObject(securityHeaders);
  if (answer.headers['content-type']?.startsWith('text/html'))
    expect(answer.headers['content-security-policy'], sent).toMatch(/script-src 'self'/);
  // redirects stay on the site
  expect(answer.headers['location'] ?? '/', sent).toMatch(/^\/(?![/\\])/);
  // pages contain no host but their own, even if the request does
  expect(answer.body, sent).not.toMatch(/https?:\/\/evil\.com/);
}

async function metric(name: string): Promise<number> {
  const { body } = await exchange({ port: metricsPort, host: 'localhost', path: '/metrics' });
  const lines = body.split('\n').filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

async function failures(): Promise<number> {
  const { body } = await exchange({ port: metricsPort, host: 'localhost', path: '/metrics' });
  return (body.match(/^forecourt_request_seconds_count\{[^}]*status="5xx"[^}]*\}.*$/gm) ?? [])
    .length;
}

/** Processes items concurrently, so that different kinds of requests overlap. */
async function inParallel<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

describe('a safe response to', () => {
  it('any address', async () => {
    const paths = hostilePaths(seededRandom(42), RANDOM_PATHS);
    const statuses = new Map<number, number>();
    await inParallel(paths, async (path) => {
      const answer = await ask(head('GET', path));
      expectSafeResponse(answer, `GET ${JSON.stringify(path)}`);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    });
    const counts = Object.fromEntries([...statuses].toSorted(([one], [other]) => one - other));
    report(`${paths.length} addresses: ${JSON.stringify(counts)}`);
  }, 600_000);

  it('any value in any part of any route’s address', async () => {
    const slug = vehiclePath.replace('/cars/', '');
    const random = seededRandom(30);
    // ids are read everywhere; every twelfth combination of other fields suffices, because routes share their parsers
    const isTried = (field: string) => field === 'car_id' || random() < 1 / 12;
    const paths = routePatterns().flatMap((pattern) => [
      ...hostileValues.map(({ encoded }) => addressOf(pattern, encoded)),
      ...hostileValues.flatMap(({ encoded }) =>
        fieldNames
          .filter(isTried)
          .map((field) => `${addressOf(pattern, slug)}?${field}=${encoded}`),
      ),
    ]);
    await inParallel([...new Set(paths)], async (path) => {
      expectSafeResponse(await ask(head('GET', path)), `GET ${path}`);
    });
  }, 600_000);

  it('any value in any field of any route’s form', async () => {
    const slug = vehiclePath.replace('/cars/', '');
    const addresses = [...new Set(routePatterns().map((pattern) => addressOf(pattern, slug)))];
    const posts = addresses.flatMap((path) =>
      fieldNames.flatMap((field) =>
        hostileValues.map(({ encoded }) => ({ path, body: `${enquiry}&${field}=${encoded}` })),
      ),
    );
    const json = addresses
      .filter((path) => path.startsWith('/api/'))
      .flatMap((path) =>
        fieldNames.flatMap((field) =>
          ['"\\u0000"', '2147483648', '9007199254740993', '1e300', '"\\ud800"', '[]', 'null'].map(
            (value) => ({ path, body: `{"car_id":1,"${field}":${value}}` }),
          ),
        ),
      );
    const megabyte = addresses.map((path) => ({ path, body: `message=${'x'.repeat(1_048_576)}` }));
    const random = seededRandom(31);
    // every twentieth form suffices, because routes share their parsers
    const some = posts.filter(() => random() < 1 / 20);
    await inParallel([...some, ...json, ...megabyte], async ({ path, body }) => {
      const type = body.startsWith('{') ? 'application/json' : form['Content-Type'];
      const length = String(Buffer.byteLength(body));
      const headers = { 'Content-Type': type, 'Content-Length': length };
      expectSafeResponse(
        await ask(head('POST', path, headers), body),
        `POST ${path} ${body.slice(-80)}`,
      );
    });
  }, 600_000);

  it.each(['/.//evil.com', '/%2e//evil.com', '/x/..//evil.com', '/\\evil.com', '//evil.com'])(
    '%s, which looks like another host, is no page',
    async (path) => {
      expect((await ask(head('GET', path)))?.status).toBe(400);
      const sent = await ask(head('POST', path, { ...form, 'Content-Length': '0' }));
      expect(sent?.status).toBe(400);
    },
  );

  it('addresses and headers of any length', async () => {
    for (const [sent, statuses] of [
      [head('GET', `/${'a'.repeat(4090)}`), [404]],
      [head('GET', `/${'a'.repeat(5000)}`), [414]],
      [head('GET', `/search?${'x=1&'.repeat(10_000)}`), [431]],
      [head('GET', `/search?${'x&'.repeat(3000)}`), [414]],
      [head('GET', '/', { 'X-Long': 'x'.repeat(40_000) }), [431]],
      [head('GET', '/', { Cookie: 'x'.repeat(12_000) }), [200]],
      [head('GET', '/', Object.fromEntries(manyHeaders(1500))), [200, 431]],
      [head('GET', '/', { 'If-None-Match': '"x",'.repeat(2000) }), [200]],
      [head('GET', '/', { 'Accept-Encoding': 'br;q=0, '.repeat(500) }), [200]],
      [head('GET', '/', { Range: `bytes=${'0-1,'.repeat(1000)}` }), [200]],
    ] as const) {
      const answer = await ask(sent);
      expectSafeResponse(answer, sent.slice(0, 100));
      expect(statuses, sent.slice(0, 100)).toContain(answer.status);
    }
  });

  it('any method', async () => {
    for (const method of [
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'PURGE',
      'QUERY',
    ]) {
      const answer = await ask(head(method, '/search'));
      expectSafeResponse(answer, method);
      expect(answer.status, method).toBe(405);
    }
    for (const method of ['get', 'GETT', 'FOO', '\u0000', 'G ET', '__proto__']) {
      const answer = await ask(head(method, '/'));
      expectSafeResponse(answer, method);
      expect(answer.status, method).toBe(400);
    }
    const { status, body } = (await ask(head('HEAD', '/search'))) ?? {};
    expect({ status, body }).toEqual({ status: 200, body: '' });
  });

  it('any host', async () => {
    const hosts: [string, number[]][] = [
      ['evil.com', [404]],
      ['localhost', [404]],
      ['.localhost', [404]],
      [`${HOST}.evil.com`, [404]],
      [`evil.com@${HOST}`, [404]],
      [`${HOST}@evil.com`, [404]],
      [`evil.com/${HOST}`, [404]],
      [`evil.com?.${HOST}`, [404]],
      [`evil.com#.${HOST}`, [404]],
      ['__proto__.localhost', [404]],
      ['constructor.localhost', [404]],
      [`${HOST}:99999`, [200, 400]],
      [`${HOST}:`, [400, 404]],
      [`${HOST}:80:80`, [400, 404]],
      [`${HOST.toUpperCase()}:1`, [200]],
      ['', [400, 404]],
      ['x'.repeat(5000), [404]],
      ['[::1]', [404]],
      ['\u00ff\u00fe', [400, 404]],
    ];
    for (const [host, statuses] of hosts) {
      const answer = await ask(head('GET', '/search', { Host: host }));
      expectSafeResponse(answer, host);
      expect(statuses, host).toContain(answer.status);
      expect(answer.body, host).not.toContain('evil.com');
    }
  });

  it('no host, or more than one', async () => {
    for (const sent of [
      'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: ${HOST}\r\nHost: kestrel-auto.localhost\r\nConnection: close\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: ${HOST}\r\nhost: ${HOST}\r\nConnection: close\r\n\r\n`,
    ]) {
      const answer = await ask(sent);
      expectSafeResponse(answer, sent);
      expect(answer.status, sent).toBe(400);
    }
    const old = await ask('GET / HTTP/1.0\r\n\r\n');
    expectSafeResponse(old, 'HTTP/1.0');
    expect([400, 404]).toContain(old.status);
  });

  it('data that is not HTTP', async () => {
    const random = seededRandom(9);
    const noise = Array.from({ length: 60 }, () =>
      Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256))),
    );
    for (const bytes of [
      ...noise,
      Buffer.from('\r\n\r\n\r\n\r\nGET\r\n\r\n'),
      Buffer.from('GET / HTTP/9.9\r\n\r\n'),
      Buffer.from('\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001', 'latin1'),
      Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
      Buffer.from(head('GET', '/', { 'Bad Header': 'x' })),
      Buffer.from(head('GET', '/', { 'X-Split': 'x\r\n folded' })),
      Buffer.from(head('GET', '/', { 'X-Nul': 'a\u0000b' })),
      Buffer.from(head('GET', '/', { Expect: 'a miracle' })),
      Buffer.from(head('POST', '/', { 'Content-Length': '-1' })),
      Buffer.from(head('POST', '/', { 'Content-Length': '5', 'Transfer-Encoding': 'chunked' })),
      Buffer.from(`${head('POST', '/', { 'Transfer-Encoding': 'chunked' })}nonsense\r\n`),
    ]) {
      // a leading empty line would be an incomplete request, which waits
      const answer = await ask(bytes, '\r\n\r\n');
      expectSafeResponse(answer, JSON.stringify(bytes.toString('latin1').slice(0, 80)));
    }
  });

  it('any body of any type', async () => {
    const random = seededRandom(77);
    const types = [
      'application/json',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'multipart/form-data; boundary=',
      'application/x-www-form-urlencoded',
      'application/x-www-form-urlencoded; charset=utf-7',
      'image/png',
      'x',
      '',
    ];
    const bodies = [
      '',
      '{',
      '{"__proto__":{"name":"x"}}',
      '[]',
      '=&=&=',
      '%00=%00&%ff',
      'name=x',
      'name=Mia&'.repeat(3000),
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nMia\r\n--x--\r\n',
      '--x\r\nContent-Disposition: form-data; name="name"; filename="a"\r\n\r\nMia\r\n--x--\r\n',
      '--x\r\n\r\n',
      Buffer.from(Array.from({ length: 2000 }, () => Math.floor(random() * 256))),
      'x'.repeat(64 * 1024),
    ];
    const posts = types.flatMap((type) => bodies.map((body) => ({ type, body })));
    await inParallel(posts, async ({ type, body }) => {
      const answer = await post(body, { 'Content-Type': type });
      const sent = `POST ${type} ${JSON.stringify(String(body).slice(0, 60))}`;
      expectSafeResponse(answer, sent);
      expect(answer.status, sent).toBeGreaterThanOrEqual(400);
    });
    for (const path of [
      '/',
      '/search',
      '/success',
      '/x',
      '/cars/x',
      '/search.data',
      '/robots.txt',
      '/assets/x.js',
      '/pictures/1/0/x-640.webp',
    ]) {
      const answer = await ask(
        head('POST', path, { ...form, 'Content-Length': String(enquiry.length) }),
        enquiry,
      );
      expectSafeResponse(answer, `POST ${path}`);
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
    }
  });

  it('an endless body, which is refused with 413', async () => {
    const tooMuch = 'x'.repeat(65 * 1024);
    const chunk = `${(16 * 1024).toString(16)}\r\n${'y'.repeat(16 * 1024)}\r\n`;
    const chunked = head('POST', vehiclePath, { ...form, 'Transfer-Encoding': 'chunked' });
    for (const answer of [
      await post(tooMuch, form),
      await ask(head('POST', vehiclePath, { ...form, 'Content-Length': '999999999999' })),
      await ask(chunked, ...Array.from({ length: 5 }, () => chunk)),
      await ask(chunked, ...Array.from({ length: 200 }, () => chunk)),
    ]) {
      expectSafeResponse(answer, 'a body that is too large');
      expect(answer.status).toBe(413);
    }
  });
});

it('posts from other sites are refused and store nothing', async () => {
  const listed = () => runOperator(settings, 'leads', 'list', '--incomplete', '--json');
  const before = await listed();
  for (const headers of [
    { Origin: 'https://evil.com' },
    { Origin: 'null' },
    { Origin: '' },
    { Origin: `http://${HOST}.evil.com` },
    { Origin: `http://${HOST}:1` },
    { Origin: 'http://kestrel-auto.localhost' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'SAME-ORIGIN ' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: `http://${HOST}` },
  ]) {
    const answer = await post(enquiry, { ...form, ...headers });
    expectSafeResponse(answer, JSON.stringify(headers));
    expect(answer.status, JSON.stringify(headers)).toBe(403);
  }
  expect(await listed()).toBe(before);
  const own = await post(enquiry, {
    ...form,
    'Sec-Fetch-Site': 'same-origin',
    Origin: `http://${HOST}:${server.port}`,
  });
  expect(own?.status, 'the same form from our own page').toBe(303);
});

it('concurrent requests for the same path on two sites never share a page', async () => {
  const sites = ['banksia-motors', 'kestrel-auto', 'southern-cross-group', 'wandering-van-co'];
  const names = ['Banksia Motors', 'Kestrel Auto', 'Southern Cross Group', 'Wandering Van Co'];
  const addresses = [
    '/',
    '/search',
    '/success',
    '/nothing',
    '/robots.txt',
    '/sitemap.xml',
    '/icon.svg',
  ];
  for (let round = 0; round < 6; round += 1) {
    for (const address of addresses) {
      const path = `${address}?query=round${round}`;
      const answers = await Promise.all(
        sites
          .flatMap((site) => [site, site])
          .map(async (site) => ({
            site,
            answer: await exchange({ port: server.port, host: `${site}.localhost`, path }),
          })),
      );
      for (const { site, answer } of answers) {
        const others = sites.filter((other) => other !== site);
        for (const other of others) expect(answer.body).not.toContain(`${other}.localhost`);
        if (!answer.headers['content-type']?.startsWith('text/html')) continue;
        expect(answer.body).toContain(names[sites.indexOf(site)]);
        for (const other of others)
          expect(answer.body).not.toContain(names[sites.indexOf(other)] ?? other);
      }
    }
  }
  const theirs = await exchange({
    port: server.port,
    host: 'kestrel-auto.localhost',
    path: vehiclePath,
  });
  expect(theirs.status).toBe(404);
});

it('aborted and incomplete requests do not delay others', async () => {
  const halves = [
    'GET /search HTTP/1.1\r\nHost: ',
    head('GET', '/search?query=left'),
    head('POST', vehiclePath, { ...form, 'Content-Length': '1000' }) + enquiry,
    `${head('POST', vehiclePath, { ...form, 'Transfer-Encoding': 'chunked' })}5\r\nna`,
  ];
  const sockets = Array.from({ length: 120 }, (_, index) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(halves[index % halves.length] ?? '');
    return socket;
  });
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('ready', done))));
  const meanwhile = await exchange({
    port: server.port,
    host: HOST,
    path: '/search?query=meanwhile',
  });
  expect(meanwhile.status).toBe(200);
  for (const [index, socket] of sockets.entries())
    if (index % 2 === 0) socket.resetAndDestroy();
    else socket.destroy();
  expect((await exchange({ port: server.port, host: HOST })).status).toBe(200);
});

it('after all of this the process has not grown or leaked', async () => {
  expect(server.isRunning()).toBe(true);
  expect(await failures()).toBe(0);
  expect(server.output()).not.toMatch(/"level":[56]0|Error/);
  const grown = (await metric('process_resident_memory_bytes')) - bytesAtFirst;
  report(`${Math.round(grown / 1024 / 1024)} MiB more memory`);
  expect(grown).toBeLessThan(MAY_GROW_BYTES);
});

function manyHeaders(count: number): [string, string][] {
  return Array.from({ length: count }, (_, index) => [`X${index}`, '1']);
}
