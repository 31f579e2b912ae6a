import { expect, test } from 'vitest';
import { FeedBroken } from '#services/stock-feed/feed-broken.ts';
import { valueAt } from '#services/stock-feed/value-at.ts';
import { xmlRecords } from './xml-records.ts';

async function valuesOf(text: string, items?: string) {
  async function* source() {
    for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7);
  }
  const records = await Array.fromAsync(xmlRecords(source(), items === undefined ? {} : { items }));
  return records.map((record) => record.values ?? {});
}

const feed = `<feed><title>Stock</title><stock>
  <unit id="7"><make>Kia</make><price currency="AUD">28990</price><engine><size>2.0</size></engine>
    <photos><photo><url>/1.jpg</url></photo><photo><url>/2.jpg</url></photo></photos><note><![CDATA[<b>One</b> owner]]> &amp;&nbsp;tidy</note></unit>
  <unit id="8"><make>Ford</make></unit>
</stock></feed>`;

test('elements, attributes, nested and repeated elements and CDATA are found by path', async () => {
  const [kia = {}] = await valuesOf(feed);
  expect(
    ['@id', 'make', 'price', 'price.@currency', 'engine.size', 'note'].map((path) =>
      valueAt(kia, path),
    ),
  ).toEqual(['7', 'Kia', '28990', 'AUD', '2.0', '<b>One</b> owner &\u00a0tidy']);
  expect(valueAt(kia, 'photos.photo.1.url')).toBe('/2.jpg');
});

test('guesses the item element rather than the outer title or the inner photos', async () => {
  expect((await valuesOf(feed)).map((values) => values['make'])).toEqual(['Kia', 'Ford']);
});

test('finds the item element by its name or path', async () => {
  expect(await valuesOf(feed, 'photo')).toEqual([{ url: '/1.jpg' }, { url: '/2.jpg' }]);
  expect(await valuesOf(feed, 'feed.stock.unit')).toHaveLength(2);
  expect(await valuesOf(feed, 'feed.unit')).toHaveLength(0);
});

test('a feed with one vehicle and several photos is one vehicle', async () => {
  const one =
    '<export><auto><make>Kia</make><photo><url>1</url></photo><photo><url>2</url></photo></auto></export>';
  expect(await valuesOf(one, 'auto')).toHaveLength(1);
  expect(await valuesOf(one.replaceAll('auto', 'vehicle'))).toHaveLength(1);
});

test('a vehicle may consist of attributes only', async () => {
  expect(
    await valuesOf('<stock><car make="Kia" model="Rio"/><car make="Ford" model="Puma"/></stock>'),
  ).toEqual([
    { '@make': 'Kia', '@model': 'Rio' },
    { '@make': 'Ford', '@model': 'Puma' },
  ]);
});

test('entities that are declared in the feed are not expanded', async () => {
  const bomb =
    '<!DOCTYPE s [<!ENTITY a "xx"><!ENTITY b "&a;&a;">]><s><car><make>&b;</make></car></s>';
  await expect(valuesOf(bomb)).rejects.toThrow(FeedBroken);
});

test('treats a name such as __proto__ as ordinary data', async () => {
  const [values = {}] = await valuesOf(
    '<s><car><__proto__><make>Kia</make></__proto__></car></s>',
    'car',
  );
  expect(valueAt(values, 'make')).toBeUndefined();
  expect(valueAt(values, 'constructor')).toBeUndefined();
});
