import type { FormField } from './form-field.ts';

/** What a site says of a field; one with a name of its own is a further field. */
export type FieldChange = { [Key in keyof FormField]?: FormField[Key] | undefined } & {
  name: string;
  /** Takes the field out. */
  removed?: boolean | undefined;
};

/** Without these nobody could answer, or be paid: they stay, are of their type, and have to be filled in. */
const kept = new Set(['name', 'last_name', 'email', 'phone', 'reference', 'amount']);

/** The fields as a site wants them: changed, taken out, and added behind the others, before the message. */
export function changedFields(
  fields: readonly FormField[],
  changes: readonly FieldChange[],
): FormField[] {
  const changeOf = new Map(changes.map((change) => [change.name, change]));
  const own = fields.flatMap((field): FormField[] => {
    const { removed, ...change } = changeOf.get(field.name) ?? {};
    if (removed && !kept.has(field.name)) return [];
    // what is undefined changes nothing
    const { type, required } = field;
    return [
      {
        ...field,
        ...(withoutUndefined(change) as Partial<FormField>),
        ...(kept.has(field.name) && { type, required }),
      },
    ];
  });
  const added = changes
    .filter(({ name, removed }) => !removed && !fields.some((field) => field.name === name))
    .map(({ removed: _, ...change }): FormField => {
      return {
        label: change.name,
        type: 'text',
        required: false,
        ...withoutUndefined(change),
      } as FormField;
    });
  const at = own.findIndex(({ name }) => name === 'message');
  return at < 0 ? [...own, ...added] : own.toSpliced(at, 0, ...added);
}

function withoutUndefined<T extends object>(change: T): T {
  // the same fields, those without a value left out
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T;
}
