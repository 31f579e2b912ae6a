import { sql, type Transaction } from 'kysely';
import { jsonText } from '#store/database/json-text.ts';
import type { Schema } from '#store/database/schema.ts';

export interface ListChange {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

/** Makes a list all that the site has in the table, in the list's order. Writes only what differs. */
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
    insert into ${sql.table(table)} as kept (site_slug, id, position, facts)
    select ${siteSlug}, facts ->> 'id', position, facts from ${rows}
    on conflict (site_slug, id) do update set position = excluded.position, facts = excluded.facts
      where (kept.position, kept.facts) is distinct from (excluded.position, excluded.facts)
    -- a row that was there before carries the id of the trx that replaces it
    returning kept.xmax = 0 as is_new`.execute(trx);
  const added = written.rows.filter((row) => row.is_new).length;
  return {
    added,
    changed: written.rows.length - added,
    unchanged: list.length - written.rows.length,
    removed: Number(removed ?? 0),
  };
}
