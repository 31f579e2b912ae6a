import type { FormField } from './form-field.ts';

/** A site's change to a field; a name that the form does not have adds a field. */
export type FieldChange = { [Key in keyof FormField]?: FormField[Key] | undefined } & {
  name: string;
  /** Removes the field. */
  removed?: boolean | undefined;
};

/** Fields that a dealer needs to answer or to be paid; a site cannot remove them or change their type. */
export const coreFields: ReadonlySet<string> = new Set([
  'name',
  'last_name',
  'email',
  'phone',
  'reference',
  'amount',
]);
/** Core fields that a site may make optional: the e-mail address is enough to answer. */
export const optionalCoreFields: ReadonlySet<string> = new Set(['phone']);

/** Applies a site's changes to the fields; puts added fields last, but before the message. */
export function changedFields(
  fields: readonly FormField[],
  changes: readonly FieldChange[],
): FormField[] {
  const changeOf = new Map(changes.map((change) => [change.name, change]));
  const own = fields.flatMap((field): FormField[] => {
    const { removed, ...change }: Partial<FieldChange> = changeOf.get(field.name) ?? {};
    if (removed && !coreFields.has(field.name)) return [];
    // undefined values change nothing
    const { type, required } = field;
    return [
      {
        ...field,
        ...(withoutUndefined(change) as Partial<FormField>),
        ...(coreFields.has(field.name) && {
          type,
          required: optionalCoreFields.has(field.name) ? (change.required ?? required) : required,
        }),
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
  // the result has the same type, because optional properties may be absent
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T;
}
