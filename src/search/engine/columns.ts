import { KeywordColumn } from './keywords/keyword-column.ts';
import { NumberColumn } from './numbers/number-column.ts';
import type { RowSpace } from './rows/row-space.ts';
import { UnknownAttributeError } from './unknown-attribute-error.ts';

/** keyword: one string; keywords: several; number: finite; boolean: stored as the keywords `true` and `false`. */
export type ColumnKind = 'keyword' | 'keywords' | 'number' | 'boolean';

export type Column = KeywordColumn | NumberColumn;

/** The columns of an index by name. Errors distinguish unknown names from columns of the wrong kind. */
export class Columns {
  readonly byName: ReadonlyMap<string, Column>;
  /** The same columns as a list. */
  readonly all: readonly { name: string; column: Column; kind: ColumnKind }[];

  constructor(space: RowSpace, kinds: Readonly<Record<string, ColumnKind>>) {
    this.byName = new Map(
      Object.entries(kinds).map(([name, kind]): [string, Column] => {
        if (kind === 'number') return [name, new NumberColumn(space)];
        return [name, new KeywordColumn(space, kind === 'keywords' ? 'several' : 'single')];
      }),
    );
    this.all = Array.from(this.byName, ([name, column]) => ({ name, column, kind: kinds[name]! }));
  }

  /** @throws {UnknownAttributeError} */
  get(name: string): Column {
    const column = this.byName.get(name);
    if (!column) throw new UnknownAttributeError(name);
    return column;
  }

  /** @throws {UnknownAttributeError} */
  number(name: string): NumberColumn {
    const column = this.get(name);
    if (!(column instanceof NumberColumn))
      throw new UnknownAttributeError(name, 'a number attribute');
    return column;
  }

  /** @throws {UnknownAttributeError} */
  sortable(name: string): Column {
    const column = this.get(name);
    if (column instanceof KeywordColumn && !column.isSingle) {
      throw new UnknownAttributeError(name, 'an attribute with one value, to sort by');
    }
    return column;
  }
}
