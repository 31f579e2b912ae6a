import { capitalised } from '#domain/text/capitalised.ts';
import type { Field, Fields } from '@puckeditor/core';
import type { JSONSchema } from 'zod/v4/core';

/** Texts longer than this get a field of several lines. */
const LONG_TEXT = 300;

/**
 * The fields in which Puck edits the properties of a section.
 * @param schema the JSON Schema of the properties
 * @param lines makes the field of a list of texts, which Puck does not have
 */
export function puckFields(schema: JSONSchema.BaseSchema, lines: (label: string) => Field): Fields {
  const entries = Object.entries(schema.properties ?? {})
    // Puck has its own id for each section
    .filter(([name]) => name !== 'id')
    .map(([name, property]): [string, Field | undefined] => [
      name,
      typeof property === 'boolean' ? undefined : puckField(labelOf(name), property, lines),
    ]);
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined)) as Fields;
}

function puckField(
  label: string,
  schema: JSONSchema.BaseSchema,
  lines: (label: string) => Field,
): Field | undefined {
  const { type, enum: choices, items, maxLength = 0, minimum, maximum } = schema;
  if (choices) {
    const options = choices.map((value) => ({ label: String(value), value: String(value) }));
    return { type: 'select', label, options };
  }
  if (type === 'string') return { type: maxLength > LONG_TEXT ? 'textarea' : 'text', label };
  if (type === 'integer' || type === 'number') {
    return {
      type: 'number',
      label,
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    };
  }
  if (type === 'boolean') {
    const options = [
      { label: 'Yes', value: true },
      { label: 'No', value: false },
    ];
    return { type: 'radio', label, options };
  }
  if (type === 'object') return { type: 'object', label, objectFields: puckFields(schema, lines) };
  if (type === 'array' && typeof items === 'object' && !Array.isArray(items)) {
    return items.type === 'object'
      ? { type: 'array', label, arrayFields: puckFields(items, lines) }
      : lines(label);
  }
  return undefined;
}

/** `shows_stock_count` as `Shows stock count`. */
function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return capitalised(words);
}
