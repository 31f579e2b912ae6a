import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { Post } from '#domain/blog/post.ts';
import type { Manufacturer } from '#domain/manufacturer/manufacturer.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Review } from '#domain/review/review.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { changeContent, changedContent, CONTENT_CHANNEL } from './content-changes.ts';
import { ContentVersions } from './content-versions.ts';
import { type NewContent, replaceContent } from './replace-content.ts';
import { ContentList } from './content-list.ts';
import { pageDocumentAt, pageEntries } from './site-pages.ts';
import { postEntries, postHtml } from './site-posts.ts';
import { newestReviews, reviewTotals } from './site-reviews.ts';

const offer = (id: string, others: Partial<Offer> = {}): Offer => ({
  id,
  name: `Offer ${id}`,
  ...others,
});
const maker: Manufacturer = {
  id: '1',
  name: 'Kia',
  slug: 'kia',
  group: 'cars',
  models: [{ name: 'Seltos', slug: 'seltos', status: 'active', manufacturer_body: 'SUV' }],
};

onEveryDatabase('content', (database) => {
  const contentVersion = async () => {
    const clock = database().db.selectFrom('content_clock').select('version');
    return (await clock.executeTakeFirstOrThrow()).version;
  };
  const offersOf = (slug: string) => new ContentList(database().db, { slug }, 'offer');

  const replace = (slug: string, content: NewContent) =>
    replaceContent(database().db, { slug }, content, () => true);
  async function replaceOffers(slug: string, offers: Offer[]) {
    const { change, ...outcome } = await replace(slug, { offer: offers });
    return { ...outcome, change: change.offer };
  }

  it('reads back what was written, in list order', async () => {
    const offers = [offer('b', { price: 29_990, excluded_website_ids: ['x'] }), offer('a')];
    await replaceOffers('written', offers);
    expect(await offersOf('written').all()).toEqual(offers);
    const makers = new ContentList(database().db, { slug: 'written' }, 'manufacturer');
    await replace('written', { manufacturer: [maker] });
    expect(await makers.all()).toEqual([maker]);
  });

  it('replaces the previous list, removing what is absent and updating what changed', async () => {
    await replaceOffers('lists', [offer('stays'), offer('changes'), offer('goes')]);
    const { change } = await replaceOffers('lists', [
      offer('stays'),
      offer('changes', { name: 'Better' }),
      offer('comes'),
    ]);
    expect(change).toEqual({
      added: 1,
      changed: 1,
      unchanged: 1,
      removed: 1,
      ids: { added: ['comes'], changed: ['changes'], removed: ['goes'] },
    });
    expect((await offersOf('lists').all()).map(({ name }) => name)).toEqual([
      'Offer stays',
      'Better',
      'Offer comes',
    ]);
  });

  it('treats a new order as a change', async () => {
    await replaceOffers('order', [offer('a'), offer('b')]);
    expect((await replaceOffers('order', [offer('b'), offer('a')])).change).toMatchObject({
      changed: 2,
    });
    expect((await offersOf('order').all()).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('never reads or writes another site’s content, even with equal ids', async () => {
    await replaceOffers('mine', [offer('same')]);
    await replaceOffers('theirs', [offer('same', { name: 'Theirs' })]);
    await replaceOffers('theirs', []);
    expect(await offersOf('mine').all()).toEqual([offer('same')]);
    expect(await offersOf('theirs').all()).toEqual([]);
  });

  it('lists pages without their sections, and reads one with them', async () => {
    const { db } = database();
    const page: PageDocument = {
      path: '/sale',
      status: 'draft',
      starts: '2026-06-01T00:00',
      root: { props: { title: 'Sale', picture: 'https://p.example/share.jpg', indexed: false } },
      content: [
        {
          type: 'tiles',
          props: {
            id: 'a',
            tone: 'plain',
            tiles: [
              {
                label: 'Utes',
                href: '/search',
                picture: { source: 'https://p.example/ute.jpg', alt: '' },
              },
            ],
          },
        },
      ],
    };
    await replace('paged', { page: [page] });
    const [entry] = await pageEntries(db, { slug: 'paged' });
    expect(entry).toMatchObject({
      path: '/sale',
      title: 'Sale',
      status: 'draft',
      starts: '2026-06-01T00:00',
      ends: undefined,
      isIndexed: false,
      pictures: ['https://p.example/share.jpg', 'https://p.example/ute.jpg'],
    });
    expect(entry?.previewToken).toMatch(/^[\da-f-]{36}$/);
    expect(await pageDocumentAt(db, { slug: 'paged' }, '/sale')).toEqual(page);
    expect(await pageDocumentAt(db, { slug: 'other' }, '/sale')).toBeUndefined();
  });

  it('lists posts without their texts, and reads one text', async () => {
    const { db } = database();
    const post: Post = {
      slug: 'towing',
      heading: 'Towing',
      description: 'How to tow.',
      html: '<p>Slowly.</p>',
      image: { source: 'https://p.example/tow.jpg', alt: '' },
      date: '2026-06-01',
      categories: ['Towing'],
    };
    await replace('blogging', { post: [post] });
    const { html, ...summary } = post;
    expect(await postEntries(db, { slug: 'blogging' })).toEqual([
      { ...summary, changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ]);
    expect(await postHtml(db, { slug: 'blogging' }, 'towing')).toBe(html);
    expect(await postHtml(db, { slug: 'other' }, 'towing')).toBeUndefined();
  });

  it('adds reviews up by location and source, and lists the newest that have a text', async () => {
    const { db } = database();
    const site = { slug: 'reviewed' };
    const review = (id: string, rating: number, others: Partial<Review> = {}): Review => ({
      id,
      customer_name: id,
      text: 'Good.',
      rating,
      review_date: '2026-06-01',
      source: 'own',
      hidden: false,
      ...others,
    });
    await replace(site.slug, {
      review: [
        review('old', 4.5, { review_date: '2025-06-01' }),
        review('new', 5, { review_date: '2026-07-01', location_id: 'city' }),
        review('stars alone', 3, { text: '' }),
        review('hidden', 1, { hidden: true }),
        review('google', 4, { source: 'google', location_id: 'city' }),
      ],
    });
    const totals = await reviewTotals(db, site);
    expect(totals.toSorted((a, b) => b.count - a.count || b.ratings - a.ratings)).toEqual([
      { source: 'own', location_id: undefined, count: 2, ratings: 7.5 },
      { source: 'own', location_id: 'city', count: 1, ratings: 5 },
      { source: 'google', location_id: 'city', count: 1, ratings: 4 },
    ]);
    const ids = async (location?: string, limit = 9) =>
      (await newestReviews(db, site, location, limit)).map(({ id }) => id);
    expect(await ids()).toEqual(['new', 'google', 'old']);
    expect(await ids('city')).toEqual(['new', 'google']);
    expect(await ids(undefined, 1)).toEqual(['new']);
    expect(await newestReviews(db, { slug: 'other' }, undefined, 9)).toEqual([]);
  });

  it('keeps the date and the preview address of a page that only moved', async () => {
    const { db } = database();
    const page = (path: string, title: string): PageDocument => ({
      path,
      status: 'published',
      root: { props: { title, indexed: true } },
      content: [{ type: 'rich-text', props: { id: 'a', tone: 'plain', html: '<p>a</p>' } }],
    });
    const write = (pages: PageDocument[]) => replace('moved', { page: pages });
    await write([page('/a', 'A'), page('/b', 'B')]);
    const before = await pageEntries(db, { slug: 'moved' });
    await write([page('/b', 'B'), page('/a', 'Changed')]);
    const after = await pageEntries(db, { slug: 'moved' });
    expect(after[0]).toEqual(before[1]);
    expect(after[1]).toMatchObject({ title: 'Changed', previewToken: before[0]?.previewToken });
    expect(after[1]?.changedAt).not.toBe(before[0]?.changedAt);
  });

  it('increments the version only when something changed', async () => {
    const { db } = database();
    const first = await replaceOffers('counted', [offer('a')]);
    expect(first).toMatchObject({ changed: true, version: await contentVersion() });
    expect(await replaceOffers('counted', [offer('a')])).toMatchObject({
      changed: false,
      version: first.version,
    });
    const second = await replaceOffers('other', [offer('a')]);
    expect(second.version).toBe(first.version + 1);
    expect(await changedContent(db, first.version)).toEqual([
      { site_slug: 'other', version: second.version },
    ]);
  });

  it('notifies listeners of a change and rolls back a failed one', async () => {
    const { db, listen } = database();
    const heard = vi.fn();
    const stop = await listen(CONTENT_CHANNEL, heard);
    heard.mockClear();
    const before = await contentVersion();
    const failing = changeContent(db, { slug: 'failing' }, async (trx) => {
      await trx
        .insertInto('content_edition')
        .values({ site_slug: 'failing', list: 'offer', state: 'current' })
        .execute();
      throw new Error('broke off');
    });
    await expect(failing).rejects.toThrow('broke off');
    const editions = db.selectFrom('content_edition').where('site_slug', '=', 'failing');
    expect(await editions.selectAll().execute()).toEqual([]);
    expect(await contentVersion()).toBe(before);
    await replaceOffers('heard', [offer('a')]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    await stop();
  });

  it('gives concurrent writers different versions', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, (_, at) => replaceOffers(`writer-${at}`, [offer('a')])),
    );
    expect(new Set(outcomes.map(({ version }) => version)).size).toBe(5);
  });

  it('starts a replacement again if another one of the same site comes first', async () => {
    await replaceOffers('contested', [offer('a')]);
    const outcomes = await Promise.all(
      ['b', 'c'].map((id) => replaceOffers('contested', [offer(id)])),
    );
    const last = outcomes.toSorted((one, other) => other.version - one.version)[0];
    const [stays] = await offersOf('contested').all();
    expect(last?.change?.ids).toEqual({
      added: [stays?.id],
      changed: [],
      removed: [stays?.id === 'b' ? 'c' : 'b'],
    });
    const { db } = database();
    const unused = db.selectFrom('content_edition').where('state', 'in', ['draft', 'expired']);
    expect(await unused.selectAll().execute()).toEqual([]);
  });

  it('answers other queries between the slices of a large list, and keeps it as it was', async () => {
    const { db } = database();
    const posts = (edition: string): Post[] =>
      Array.from({ length: 160 }, (_, at) => ({
        slug: `post-${at}`,
        heading: `Post ${at}`,
        description: edition,
        html: Array.from({ length: 2000 }, (_word, n) => `<p>${at * 7919 + n * 31}</p>`).join(''),
        date: '2026-06-01',
        categories: [],
      }));
    const before = await replace('large', { post: posts('first') });
    let isOver = false;
    let answered = 0;
    const reading = (async () => {
      while (!isOver) {
        await sql`select 1`.execute(db);
        answered += 1;
        await setImmediate();
      }
    })();
    await replace('large', { post: posts('second') });
    isOver = true;
    await reading;
    // about six megabytes, in slices of a quarter of one
    expect(answered).toBeGreaterThan(20);
    const kept = await new ContentVersions({ slug: 'large' }).read(db, before.version);
    expect(kept['post']).toEqual(posts('first'));
  });
});
