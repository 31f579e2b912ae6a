import { expect, it } from 'vitest';
import { z } from 'zod';
import { sectionKinds, sectionNames } from '#site/pages/section-kinds.ts';
import { puckFields } from './puck-fields.ts';

const lines = (label: string) => ({ type: 'custom' as const, label, render: () => null as never });
const fieldsOf = (schema: z.ZodType) =>
  puckFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), lines);

it('edits each property in a field of its type', () => {
  const schema = z.strictObject({
    id: z.string(),
    title: z.string().max(300).optional(),
    shows_text: z.boolean().default(false),
    text: z.string().max(1000),
    side: z.enum(['left', 'right']).default('left'),
    limit: z.number().int().min(1).max(24),
    picture: z.strictObject({ source: z.string().max(300) }),
    links: z.array(z.strictObject({ label: z.string().max(300) })),
    points: z.array(z.string()),
  });
  expect(fieldsOf(schema)).toMatchObject({
    title: { type: 'text', label: 'Title' },
    shows_text: {
      type: 'radio',
      label: 'Shows text',
      options: [{ value: true }, { value: false }],
    },
    text: { type: 'textarea' },
    side: { type: 'select', options: [{ value: 'left' }, { value: 'right' }] },
    limit: { type: 'number', min: 1, max: 24 },
    picture: { type: 'object', objectFields: { source: { type: 'text' } } },
    links: { type: 'array', arrayFields: { label: { type: 'text' } } },
    points: { type: 'custom', label: 'Points' },
  });
  expect(fieldsOf(schema)).not.toHaveProperty('id');
});

it.each(sectionNames)('has a field for every property of the section %s', (name) => {
  const properties = Object.keys(sectionKinds[name].shape).filter((key) => key !== 'id');
  expect(Object.keys(fieldsOf(sectionKinds[name]))).toEqual(properties);
});
