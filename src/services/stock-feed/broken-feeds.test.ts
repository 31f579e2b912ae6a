import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FeedBroken } from './feed-broken.ts';
import type { FeedFormat } from './records/feed-format.ts';
import { mappingOf, pieces, rowsOf } from './records/rows-of.ts';
import { readFeed } from './read-feed.ts';

const whole: Record<FeedFormat, string> = {
  csv: 'stocknum,make,model,colour\nA1,Kia,Rio,White\nA2,Kia,Rio,"Red,\ndark"\n',
  json: '{"made": {"at": "2026-11-20"}, "stock": [\n{"stocknum": "A1", "make": "Kia", "model": "Rio"},\n{"stocknum": "A2", "make": "Kia", "model": "Rio"}\n]}\n',
  jsonl:
    '{"stocknum":"A1","make":"Kia","model":"Rio"}\n{"stocknum":"A2","make":"Kia","model":"Rio"}\n',
  xml: '<?xml version="1.0"?><stock>\n<car><stocknum>A1</stocknum><make>Kia</make><model>Rio</model></car>\n<car><stocknum>A2</stocknum><make>Kia</make><model>Rio</model></car></stock>\n',
};

const formats = Object.keys(whole) as FeedFormat[];

test.each(formats)(
  'a complete %s feed yields its two vehicles with their lines',
  async (format) => {
    const rows = await rowsOf(whole[format], format);
    expect(rows.map((row) => row.ok && row.vehicle.stocknum)).toEqual(['A1', 'A2']);
    expect(rows.map((row) => row.line)).toEqual(format === 'jsonl' ? [1, 2] : [2, 3]);
  },
);

test.each(formats)(
  'a %s feed may have a byte order mark, CRLF line endings or gzip',
  async (format) => {
    const expected = (await rowsOf(whole[format], format)).map(
      (row) => row.ok && row.vehicle.stocknum,
    );
    const variants = [
      `\uFEFF${whole[format]}`,
      whole[format].replaceAll('\n', '\r\n'),
      gzipSync(whole[format]),
    ];
    for (const variant of variants) {
      const rows = await rowsOf(variant, format);
      expect(rows.map((row) => row.ok && row.vehicle.stocknum)).toEqual(expected);
    }
  },
);

/** Whether a cut leaves a valid shorter feed: after a complete line, in formats without an end marker. */
function isWholeUpTo(format: FeedFormat, text: string): boolean {
  if (format === 'json') return text.trimEnd().endsWith(']}');
  if (format === 'xml') return text.trimEnd().endsWith('</stock>');
  if (format === 'jsonl') return /(^|[}\n])$/.test(text);
  // A cut inside the last cell of a row, or inside the header, cannot be detected.
  return !/^[^\n]*\n/.test(text) || /\n$|A1,Kia,Rio,\w*$|A2,Kia,Rio,("Red,\ndark")?$/.test(text);
}

test.each(formats)(
  'a %s feed that is cut off anywhere is broken, never a shorter feed',
  async (format) => {
    const text = whole[format];
    const silent: string[] = [];
    for (let length = 1; length < text.length; length++) {
      const cut = text.slice(0, length);
      if (isWholeUpTo(format, cut)) continue;
      const outcome = await rowsOf(cut, format).then(
        () => 'silent',
        (error: unknown) => error,
      );
      if (!(outcome instanceof FeedBroken)) silent.push(cut);
    }
    expect(silent).toEqual([]);
  },
);

test('a gzip archive that is cut off anywhere is broken', async () => {
  const archive = gzipSync(whole.csv);
  for (let length = 2; length < archive.length; length++) {
    await expect(rowsOf(archive.subarray(0, length), 'csv')).rejects.toThrow(FeedBroken);
  }
});

test('a damaged gzip archive is broken', async () => {
  const archive = Buffer.from(gzipSync(whole.csv));
  archive[20] = (archive[20] ?? 0) ^ 0xff;
  await expect(rowsOf(archive, 'csv')).rejects.toThrow(/gzip archive is/);
});

test('a feed in another encoding than UTF-8 is broken, with its line', async () => {
  const latin1 = Buffer.from('stocknum,make,model\nA1,Citro\u00ebn,C3\n', 'latin1');
  await expect(rowsOf(latin1, 'csv', { size: 8 })).rejects.toThrow(
    /not UTF-8 text \(near line 2\)/,
  );
  const halfALetter = Buffer.concat([Buffer.from(whole.csv), Buffer.from([0xc3])]);
  await expect(rowsOf(halfALetter, 'csv')).rejects.toThrow(/not UTF-8 text/);
  const utf16 = Buffer.from('\uFEFFstocknum,make', 'utf16le');
  await expect(rowsOf(utf16, 'csv')).rejects.toThrow(/It is UTF-16: save it as UTF-8/);
});

test.each(formats)(
  'an empty %s feed is broken: it is a failed export, not a yard without cars',
  async (format) => {
    await expect(rowsOf('', format)).rejects.toThrow('The feed is empty.');
    await expect(rowsOf(' \r\n', format)).rejects.toThrow('The feed is empty.');
  },
);

test('a failure of the source is not reported as a broken feed', async () => {
  const { readFeed } = await import('./read-feed.ts');
  async function* failing() {
    yield gzipSync(whole.csv).subarray(0, 20);
    throw new Error('The disk is gone.');
  }
  await expect(Array.fromAsync(readFeed(failing(), { format: 'csv' }))).rejects.toThrow(
    'The disk is gone.',
  );
});

test('a CSV without a column of the mapping is refused, unless that is expected', async () => {
  const mapping = mappingOf({ fields: { stocknum: 'stocknum', make: 'make', price: 'Askng' } });
  await expect(rowsOf(whole.csv, 'csv', { mapping })).rejects.toThrow(
    'The mapping names columns that the feed does not have: fields.price reads Askng. ' +
      'The feed has stocknum, make, model, colour.',
  );
  expect(await rowsOf(whole.jsonl, 'jsonl', { mapping })).toHaveLength(2);
  const input = pieces(new TextEncoder().encode(whole.csv), 64);
  const rows = readFeed(input, { format: 'csv', mapping, allowsMissingColumns: true });
  expect(await Array.fromAsync(rows)).toHaveLength(2);
});
