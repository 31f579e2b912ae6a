/** Addresses that have broken servers, and random malformed ones. They are request targets in latin1. */
export function hostilePaths(random: () => number, count: number): string[] {
  const pick = <T>(values: readonly [T, ...T[]]): T =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const upTo = (most: number, make: () => string) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, make);
  const character = () => String.fromCharCode(0x20 + Math.floor(random() * 0x60));
  const raw = () =>
    upTo(12, character)
      .join('')
      .replace(/[\s?#]/g, '+');
  const junk = () => (random() < 0.25 ? raw() : encodeURIComponent(upTo(12, character).join('')));
  const segment = () => pick([pick(words), pick(words), junk(), encodeURIComponent(pick(values))]);
  const parameter = () =>
    `${pick([pick(names), junk()])}${pick(['=', '', '=='])}${pick([pick(values), encodeURIComponent(pick(values)), junk()])}`;
  const randomPath = () => {
    const path = `${pick(['/', '/search/', '/cars/', '/used-car/', '/pictures/', '/assets/'])}${upTo(3, segment).join('/')}`;
    const query = upTo(6, parameter).join('&');
    return `${path}${pick(['', '', '.data', '/'])}${query && `?${query}`}`.replaceAll(' ', '+');
  };
  return [...handPicked, ...everyByte(), ...Array.from({ length: count }, randomPath)];
}

const prototypeKeys = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
] as const;

const words = [
  'search',
  'cars',
  'toyota',
  'corolla',
  'used-cars',
  '..',
  '.',
  '%2e%2e',
  '%2f',
  '%5c',
  '%00',
  '%2500',
  '%c0%af',
  '%ff',
  '%',
  '%zz',
  '%u0000',
  '\\',
  '',
  ';',
  '@evil.com',
  ...prototypeKeys,
] as const;

const names = [
  'make',
  'model',
  'query',
  'page',
  'sortBy',
  'range[price]',
  'range[year]',
  'price_min',
  'km_max',
  'tag',
  'seats',
  '_routes',
  'index',
  'utm_source',
  'range',
  'range[__proto__]',
  ...prototypeKeys,
] as const;

const values = [
  '',
  '-1',
  '0',
  '1e9',
  '99999999999999',
  '99999',
  'NaN',
  'NaN:-1',
  ':',
  '1000:',
  ':1',
  '20000:1000',
  '1:2:3',
  'Infinity:-Infinity',
  'Toyota',
  'price_asc',
  '\u0000',
  '\ud7ff',
  '\u202e',
  'ÿ',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '${7*7}{{7*7}}',
  '"unclosed phrase',
  '((((((((((',
  'NOT NOT NOT',
  '*'.repeat(200),
  'a '.repeat(500),
  ...prototypeKeys,
] as const;

const handPicked = [
  '//evil.com',
  '//evil.com/..',
  '///evil.com',
  '/\\evil.com',
  '/\\\\evil.com',
  '/.//evil.com',
  '/%2e//evil.com',
  '/x/..//evil.com',
  '/.\\/evil.com',
  '/%5cevil.com',
  '/%09/evil.com',
  '/@evil.com',
  '/.git/config',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..\\..\\package.json',
  '/assets/',
  '/assets/%00',
  '/pictures/',
  '/pictures/0/0/0-0.jpg',
  '/pictures/99999999999999999999/0/x-640.webp',
  '/pictures/-1/-1/x-640.webp',
  '/pictures/__proto__/0/x-640.webp',
  '/cars/%00',
  '/cars/%2500',
  '/cars/%2525',
  '/cars/%ed%a0%80',
  '/cars/..%2f..%2fetc%2fpasswd',
  `/cars/${'x'.repeat(3000)}`,
  '/cars/__proto__',
  '/cars/constructor',
  '/used-car/__proto__',
  '/used-car/%0d%0aset-cookie:x=1',
  '/used-car/%e5%98%8a%e5%98%8dset-cookie:x=1',
  '/used-car//evil.com',
  '/search/__proto__',
  '/search/constructor/prototype',
  '/search/toString',
  '/search/toyota/__proto__',
  '/search?page=-1',
  '/search?page=1e9',
  '/search?page=99999999999999',
  '/search?page=99999',
  '/search?range[price]=NaN:-1',
  '/search?range%5Bprice%5D=Infinity:-Infinity',
  '/search?price_min=2000&price_max=%00',
  '/search?__proto__=x&constructor=y&toString=z',
  '/search?make=__proto__&make=constructor&model=toString',
  `/search?${'make=x&'.repeat(500)}`,
  '/search?sortBy=__proto__',
  '/search?query=%00%01%02',
  '/search?query=%ff%fe',
  '/search?query=%',
  '/search?query="""',
  '/search.data',
  '/search.data?_routes=',
  '/search.data?_routes=root,__proto__',
  '/search.data?_routes=%00',
  '/_root.data',
  '/.data',
  '/__manifest',
  '/__manifest?p=/&p=/search&version=x',
  '/__manifest?paths=%00',
  '/cars/x.data?_routes=web/vehicle/vehicle-route',
  '/success?x=<script>alert(1)</script>',
  '/icon.svg?x=%00',
  '/robots.txt%00',
  '/sitemap.xml?page=-1',
  '/healthz/../x',
  '/?index',
  '/?%',
  '?',
  '#',
  '*',
  'http://evil.com/',
  'http://banksia-motors.localhost/search',
  'https://banksia-motors.localhost@evil.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'evil.com:443',
];

function everyByte(): string[] {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  return bytes.flatMap((byte) => [
    `/${String.fromCharCode(byte)}`,
    `/cars/x%${byte.toString(16).padStart(2, '0')}`,
    `/search?query=%${byte.toString(16).padStart(2, '0')}`,
  ]);
}
