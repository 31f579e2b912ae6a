import type { FormField } from '#domain/form/form-field.ts';
import type { LeadPart, AskedPart } from './lead-part.ts';

interface AnyField {
  destination: LeadPart;
  /** ADF has an element for it; otherwise it goes into the comments. */
  has_adf_element?: true;
  /** The trade-in offer is made from it, and dropped when it changes. */
  makes_offer?: true;
}

/** A text that a shopper types or chooses, in the form field of the same name. */
export interface TextField extends AnyField {
  kind: 'text';
  destination: AskedPart;
  /** The label for the salesperson. */
  label: string;
  /** Every lead has it; empty until the shopper reaches it, or if a site makes it optional. */
  is_basic?: true;
  /** Words the value for the salesperson. */
  words?: (value: string) => string;
  /** Makes the value a link. */
  address?: (value: string) => string;
  /** Has no row of its own, but follows another field in that field's row. */
  follows?: { field: string; separator: string };
  /** Stands above the rows that it is listed with. */
  is_first?: true;
}

/** A list that several form fields, and several screens, add to. */
export interface ListField<Item> extends AnyField {
  kind: 'list';
  /** The item for a form field. @param words the value as the shopper read it */
  item: (field: Pick<FormField, 'name' | 'label'>, words: string) => Item;
  /** Whether an item came from a form field. */
  isFrom: (item: Item, field: Pick<FormField, 'name' | 'label'>) => boolean;
  rows: (items: readonly Item[]) => readonly FieldRow[];
  cell: (items: readonly Item[]) => string;
}

/** A value that the platform works out. */
export interface ComputedField<Value> extends AnyField {
  kind: 'computed';
  rows: (value: Value) => readonly FieldRow[];
  /** The columns of an export. */
  columns: Readonly<Record<string, (value: Value) => Cell>>;
}

/** One line for a salesperson; absent values are omitted. */
export interface FieldRow {
  label: string;
  value: string | undefined;
  /** Makes the value a link; a path leads to the site of the lead. */
  href?: string | undefined;
  /** Stands above the rows that it is listed with. */
  is_first?: true;
  /** ADF has an element for it, though not for the whole field. */
  has_adf_element?: true;
}

/** A cell of an export. */
export type Cell = string | number | boolean | undefined;

/** A row of the table, whatever the type of its value. */
export type LeadField =
  | TextField
  | (Omit<ListField<never>, 'item'> & Pick<ListField<unknown>, 'item'>)
  | ComputedField<never>;

export const text = <const Field extends Omit<TextField, 'kind'>>(field: Field) => ({
  kind: 'text' as const,
  ...field,
});
export const list = <Item>(field: Omit<ListField<Item>, 'kind'>): ListField<Item> => ({
  kind: 'list',
  ...field,
});
export const computed = <Value>(
  field: Omit<ComputedField<Value>, 'kind'>,
): ComputedField<Value> => ({
  kind: 'computed',
  ...field,
});
