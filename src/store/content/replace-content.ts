import { sql, type Transaction } from 'kysely';
import { jsonText } from '#store/database/json-text.ts';
import type { Schema } from '#store/database/schema.ts';

export interface ListChange {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

/** Replaces a site's whole list in the table, in the order given. Writes only the rows that differ. */
export async function replaceContent(
  trx: Transaction<Schema>,
  table: 'offer' | 'manufacturer',
  siteSlug: string,
  list: readonly { id: string }[],
): Promise<ListChange> {
  const rows = sql`jsonb_array_elements(${jsonText(list)}::jsonb) with ordinality as given(facts, position)`;
  const { numAffectedRows: removed } = await sql`
    delete from ${sql.table(table)}
    where site_slug = ${siteSlug}
      and id not in (select facts ->> 'id' from ${rows})`.execute(trx);
  const written = await sql<{ is_new: boolean }>`
    insert into ${sql.table(table)} as stored (site_slug, id, position, facts)
    select ${siteSlug}, facts ->> 'id', position, facts from ${rows}
    on conflict (site_slug, id) do update set position = excluded.position, facts = excluded.facts
      where (stored.position, stored.facts) is distinct from (excluded.position, excluded.facts)
    -- an updated row carries the id of the updating transaction in xmax; an inserted row has 0
    returning stored.xmax = 0 as is_new`.execute(trx);
  const added = written.rows.filter((row) => row.is_new).length;
  return {
    added,
    changed: written.rows.length - added,
    unchanged: list.length - written.rows.length,
    removed: Number(removed ?? 0),
  };
}
