import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { ContentList } from '#store/content/content-list.ts';
import { ContentVersions } from '#store/content/content-versions.ts';
import { pageEntries } from '#store/content/site-pages.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import * as content from './002-content.ts';
import * as pages from './021-pages.ts';
import * as contentVersions from './025-content-versions.ts';
import * as stagedContent from './026-staged-content.ts';
import * as contentEditions from './027-content-editions.ts';

onEveryDatabase('a database with one table per list of content', (database) => {
  it('keeps its content, dates, preview addresses and versions', async () => {
    await database()
      .db.connection()
      .execute(async (db) => {
        // a migration knows nothing of the schema
        const untyped = db as unknown as Kysely<unknown>;
        await sql`create schema former`.execute(db);
        await sql`set search_path = former`.execute(db);
        for (const { up } of [content, pages, contentVersions, stagedContent]) await up(untyped);
        const offers = ['c', 'a', 'b'].map((id) => ({ id, name: `Offer ${id}` }));
        for (const [at, offer] of offers.entries()) {
          await sql`
            insert into offer (site_slug, id, position, facts)
            values ('mine', ${offer.id}, ${at + 1}, ${JSON.stringify(offer)}::jsonb)`.execute(db);
        }
        const page = {
          path: '/sale',
          status: 'draft',
          root: { props: { title: 'Sale' } },
          content: [],
        };
        const token = '5f0a8f39-6d0b-4b0e-9a30-6f1f7a4f1d11';
        await sql`
          insert into page (site_slug, id, position, facts, changed_at, preview_token)
          values ('mine', '/sale', 1, ${JSON.stringify(page)}::jsonb, '2026-06-01T00:00Z', ${token}::uuid)
        `.execute(db);
        const parts = [[{ id: 'z', name: 'Z' }], [{ id: 'y', name: 'Y' }]];
        for (const [part, facts] of parts.entries()) {
          await sql`
            insert into content_version (site_slug, version, list, part, facts)
            values ('mine', 7, 'offer', ${part}::integer, ${JSON.stringify(facts)}::jsonb)`.execute(
            db,
          );
        }
        await sql`
          insert into content_version (site_slug, version, list, facts) values
            ('mine', 5, 'post', '[]'),
            ('mine', -3, 'offer', '[{ "id": "left behind" }]')`.execute(db);

        await contentEditions.up(untyped);

        const site = { slug: 'mine' };
        expect(await new ContentList(db, site, 'offer').all()).toEqual(offers);
        expect(await pageEntries(db, site)).toMatchObject([
          {
            path: '/sale',
            title: 'Sale',
            previewToken: token,
            changedAt: '2026-06-01T00:00:00.000Z',
          },
        ]);
        const versions = new ContentVersions(site);
        expect(await versions.list(db)).toMatchObject([
          { version: 7, items: { offer: 2 } },
          { version: 5, items: { post: 0 } },
        ]);
        expect(await versions.read(db, 7)).toEqual({ offer: parts.flat() });
        expect(await versions.read(db, 5)).toEqual({ post: [] });
        await sql`set search_path to default`.execute(db);
      });
  });
});
