import { destinationOf } from './destination-of.ts';
import type { Destination, FormField } from './form-field.ts';

/** A site's change to a field; a name that the form does not have adds a field. */
export type FieldChange = {
  [Key in keyof Omit<FormField, 'destination' | 'is_core' | 'is_core_optional'>]?:
    | FormField[Key]
    | undefined;
} & {
  name: string;
  /** For a checkbox: ticking it adds its label to the lead's `additional_services`. */
  is_service?: boolean | undefined;
  /** Removes the field. */
  removed?: boolean | undefined;
};

/**
 * Applies a site's changes to the fields; puts added fields last, but before the message. Core fields stay, with their
 * type.
 * @param otherScreens the form's fields on other screens: an added field with the same name gets the same destination
 */
export function changedFields(
  fields: readonly FormField[],
  changes: readonly FieldChange[],
  otherScreens: readonly FormField[] = [],
): FormField[] {
  const changeOf = new Map(changes.map((change) => [change.name, change]));
  const own = fields.flatMap((field) => changedField(field, changeOf.get(field.name)));
  const added = changes
    .filter(({ name, removed }) => !removed && !fields.some((field) => field.name === name))
    .map((change) => addedField(change, otherScreens));
  const at = own.findIndex(({ destination }) => destination === 'message');
  return own.toSpliced(at < 0 ? own.length : at, 0, ...added).map(revealingNext);
}

/** The style sheet hides the field that follows, so an option reveals that one or, once it is removed, none. */
function revealingNext(field: FormField, at: number, fields: readonly FormField[]): FormField {
  if (!field.options) return field;
  const next = fields[at + 1]?.name;
  const options = field.options.map(({ reveals, ...option }) =>
    reveals !== undefined && reveals === next ? { ...option, reveals } : option,
  );
  return { ...field, options };
}

function changedField(field: FormField, change: FieldChange | undefined): FormField[] {
  if (!change) return [field];
  const { removed, is_service, ...properties } = change;
  if (removed && !field.is_core) return [];
  const { type, required, destination } = field;
  const changed: FormField = { ...field, ...withoutUndefined(properties) };
  return [
    {
      ...changed,
      ...(is_service && destination === 'answer' && { destination: 'service' }),
      ...(field.is_core && {
        type,
        required: field.is_core_optional ? changed.required : required,
      }),
    },
  ];
}

function addedField(change: FieldChange, otherScreens: readonly FormField[]): FormField {
  const { removed: _, is_service, ...properties } = change;
  const same = otherScreens.find(({ name }) => name === change.name);
  const destination: Destination = is_service
    ? 'service'
    : (same?.destination ?? destinationOf(change.name));
  return {
    name: change.name,
    label: change.name,
    type: 'text',
    required: false,
    destination,
    ...withoutUndefined(properties),
  };
}

/** An undefined property changes nothing. */
function withoutUndefined(change: Omit<FieldChange, 'removed' | 'is_service'>): Partial<FormField> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
