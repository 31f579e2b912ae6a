import { coreFieldsOf, type FormKind, formKinds } from '#domain/form/form-kinds.ts';
import type { SchemaFault } from '#site/schema-faults.ts';
import type { FormSettings } from '#site/settings/forms.ts';
import type { SiteSettings } from '#site/site-settings.ts';

type FormChanges = NonNullable<FormSettings['own'][FormKind]>;
type FieldChange = FormChanges['fields'][number];

/** Warns about terms without a text, and about field changes without effect. */
export function formWarnings({ forms }: SiteSettings): SchemaFault[] {
  const { terms_notice, terms_link, terms_text, own } = forms;
  const isUnreadable = terms_notice && terms_link === undefined && terms_text === undefined;
  const message =
    'asks shoppers to agree to terms that they cannot read: set terms_link or terms_text';
  return [
    ...(isUnreadable ? [{ path: 'forms.terms_notice', message }] : []),
    ...formKinds.flatMap((kind) => {
      const changes = own[kind];
      return changes ? fieldWarnings(kind, changes) : [];
    }),
  ];
}

function fieldWarnings(kind: FormKind, { fields, steps }: FormChanges): SchemaFault[] {
  const form = `forms.own.${kind}`;
  const placed = [
    ...fields.map((field, at) => ({ field, path: `${form}.fields[${at}]` })),
    ...steps.flatMap((step, stepAt) =>
      (step.fields ?? []).map((field, at) => ({
        field,
        path: `${form}.steps[${stepAt}].fields[${at}]`,
      })),
    ),
  ];
  return placed.flatMap(({ field, path }) =>
    ineffective(kind, field).map(([key, message]) => ({
      path: `${path}.${key}`,
      message: `has no effect: ${message}`,
    })),
  );
}

/** The keys of a field change that have no effect, with the reason. */
function ineffective(
  kind: FormKind,
  { name, removed, type, required }: FieldChange,
): [key: string, message: string][] {
  const core = coreFieldsOf(kind).find((field) => field.name === name);
  if (!core) return [];
  const needed = `a dealer cannot answer without ${name}`;
  const faults: [key: string, message: string, applies: boolean][] = [
    ['removed', needed, removed === true],
    ['type', `the type of ${name} cannot change`, type !== undefined],
    ['required', needed, required === false && !core.is_core_optional],
  ];
  return faults.filter(([, , applies]) => applies).map(([key, message]) => [key, message]);
}
