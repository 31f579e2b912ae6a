import type { FormField } from './form-field.ts';

/** What a site says of a field; one with a name of its own is a further field. */
export type FieldChange = { [Key in keyof FormField]?: FormField[Key] | undefined } & {
  name: string;
  /** Takes the field out. */
  removed?: boolean | undefined;
};

/** Without these a dealer could not answer or be paid: they stay in the form and keep their type. */
export const coreFields: ReadonlySet<string> = new Set([
  'name',
  'last_name',
  'email',
  'phone',
  'reference',
  'amount',
]);
/** Of these, what a site may leave to the shopper: the e-mail address is enough to answer. */
export const optionalCoreFields: ReadonlySet<string> = new Set(['phone']);

/** The fields as a site wants them: changed, taken out, and added behind the others, before the message. */
export function changedFields(
  fields: readonly FormField[],
  changes: readonly FieldChange[],
): FormField[] {
  const changeOf = new Map(changes.map((change) => [change.name, change]));
  const own = fields.flatMap((field): FormField[] => {
    const { removed, ...change }: Partial<FieldChange> = changeOf.get(field.name) ?? {};
    if (removed && !coreFields.has(field.name)) return [];
    // what is undefined changes nothing
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
  // the same fields, those without a value left out
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T;
}
