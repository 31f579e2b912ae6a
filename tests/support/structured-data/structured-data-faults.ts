import { type SchemaType, schemaTypes, type ValueForm } from './schema-types.ts';

interface Findings {
  /** What makes the object invalid or useless to a search engine. */
  faults: string[];
  /** Recommended properties that are absent: `Car.color`. */
  missing: string[];
}

const types: Readonly<Record<string, SchemaType | undefined>> = schemaTypes;

/** Checks an object of JSON-LD as it is on a page. */
export function structuredDataFindings(object: unknown): Findings {
  const findings: Findings = { faults: [], missing: [] };
  if (!isObject(object)) return { faults: ['is not an object'], missing: [] };
  const { '@context': context, ...others } = object;
  if (context !== 'https://schema.org') findings.faults.push('@context is not https://schema.org');
  checkObject(others, '', findings);
  return findings;
}

function checkObject(object: Record<string, unknown>, path: string, findings: Findings): void {
  const { '@type': named = 'Reference', ...properties } = object;
  const type = types[String(named)];
  const here = path ? `${path} ${String(named)}` : String(named);
  if (!type) {
    findings.faults.push(`${here}: is not a type that pages use`);
    return;
  }
  const { required, recommended = {}, others = {} } = type;
  const forms = { ...others, ...recommended, ...required };
  for (const name of Object.keys(required))
    if (isEmpty(properties[name])) findings.faults.push(`${here}: ${name} is missing`);
  for (const name of Object.keys(recommended))
    if (isEmpty(properties[name])) findings.missing.push(`${String(named)}.${name}`);
  for (const [name, value] of Object.entries(properties)) {
    const form = forms[name];
    if (form === undefined)
      findings.faults.push(`${here}: ${name} is not a property that pages use`);
    else if (isEmpty(value) && !Array.isArray(value))
      findings.faults.push(`${here}: ${name} is empty`);
    else for (const one of [value].flat()) checkValue(one, form, `${here}.${name}`, findings);
  }
  if (named === 'BreadcrumbList') checkBreadcrumbs(properties['itemListElement'], findings);
}

function checkValue(value: unknown, form: ValueForm, path: string, findings: Findings): void {
  if (typeof form !== 'string') {
    if (!isObject(value)) findings.faults.push(`${path} is not an object`);
    else if (!form.includes(String(value['@type'] ?? 'Reference')))
      findings.faults.push(`${path} has the type ${String(value['@type'])}`);
    else checkObject(value, path, findings);
    return;
  }
  if (!isOfForm[form](value))
    findings.faults.push(
      `${path} is not ${form === 'text' ? 'plain text' : `of the form ${form}`}`,
    );
}

const isOfForm: Readonly<Record<Extract<ValueForm, string>, (value: unknown) => boolean>> = {
  text: (value) =>
    typeof value === 'string' && value.trim() !== '' && !/<\/?[a-z][^>]*>/i.test(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  address: (value) => typeof value === 'string' && /^https?:\/\/[^/\s]+(\/|$)/.test(value),
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  enumeration: (value) =>
    typeof value === 'string' && /^https:\/\/schema\.org\/[A-Z]\w+$/.test(value),
};

/** Google shows breadcrumbs of at least two pages, numbered from 1. */
function checkBreadcrumbs(items: unknown, { faults }: Findings): void {
  const positions = Array.isArray(items)
    ? items.map((item: unknown) => (isObject(item) ? item['position'] : undefined))
    : [];
  if (positions.length < 2) faults.push('BreadcrumbList: has fewer than two pages');
  if (positions.some((position, at) => position !== at + 1))
    faults.push('BreadcrumbList: the positions are not 1, 2, 3');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}
