import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  isNumber,
  lists,
  listValues,
  plainColumns,
  plainValue,
  textOf,
  wordsOf,
} from './peer-columns.ts';
import type { Peer } from './peer.ts';
import { sqlSearch } from './sql-search.ts';

/** SQLite in memory, with indexes on all columns and FTS5 with prefixes, without typo tolerance. */
export function sqlitePeer(): Peer {
  const database = new DatabaseSync(':memory:');
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    name: 'SQLite FTS5',
    async load(rows) {
      const columns = plainColumns.map((name) => `"${name}" ${isNumber(name) ? 'REAL' : 'TEXT'}`);
      database.exec(`
        CREATE TABLE vehicle (id INTEGER PRIMARY KEY, ${columns.join(', ')});
        CREATE VIRTUAL TABLE vehicle_text USING fts5(text, content='', prefix='2 3');
        CREATE TEMP TABLE matched (id INTEGER PRIMARY KEY);
        ${lists.map((name) => `CREATE TABLE "${name}" (vehicle_id INTEGER, value TEXT);`).join('')}
        BEGIN`);
      const marks = plainColumns.map(() => '?').join(', ');
      const insert = database.prepare(`INSERT INTO vehicle VALUES (?, ${marks})`);
      const insertText = database.prepare('INSERT INTO vehicle_text (rowid, text) VALUES (?, ?)');
      for (const [id, row] of rows) {
        insert.run(id, ...plainColumns.map((name) => plainValue(row[name])));
        insertText.run(id, textOf(row));
        for (const name of lists) {
          for (const value of listValues(row[name]))
            statement(`INSERT INTO "${name}" VALUES (?, ?)`).run(id, value);
        }
      }
      database.exec(`COMMIT;
        ${plainColumns.map((name) => `CREATE INDEX "by_${name}" ON vehicle ("${name}");`).join('')}
        ${lists.map((name) => `CREATE INDEX "by_${name}" ON "${name}" (value, vehicle_id); CREATE INDEX "of_${name}" ON "${name}" (vehicle_id);`).join('')}
        ANALYZE`);
    },
    search: (request) =>
      sqlSearch(request, {
        async run(sql, values = []) {
          return statement(sql).all(...values);
        },
        textCondition(text) {
          const words = wordsOf(text).map((word) => `"${word}"`);
          return {
            sql: 'v.id IN (SELECT rowid FROM vehicle_text WHERE vehicle_text MATCH ?)',
            values: [`${words.join(' AND ')}*`],
          };
        },
      }),
    async close() {
      database.close();
    },
  };
}
