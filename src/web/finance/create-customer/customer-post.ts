import { z } from 'zod';
import { creditScores, quoteLimits } from '#domain/finance/quick-quote.ts';

const line = z.string().max(200);
const optionalLine = line.nullish().catch(undefined);
const { min, max } = quoteLimits.term;

/** The body of `create-customer`. Source: specification 2, section 7. */
export const customerPost = z.object({
  data: z.object({
    nvic: optionalLine,
    vin: optionalLine,
    selfAssessedCreditScore: z.enum(creditScores),
    purchasePrice: z.number().min(0),
    year: z.number().int().min(1900).max(2100).nullish().catch(undefined),
    loanTerm: z.number().int().min(min).max(max),
    phoneNumber: line,
    firstName: line,
    lastName: line,
    email: line,
    subscribe: z.boolean().default(false),
    postCode: optionalLine,
  }),
  /** The fields of the lead: the finance form's by their names, `car_id` and `lead_attributes`. */
  additionalData: z.record(z.string().max(100), z.unknown()).default({}),
});

export type CustomerPost = z.infer<typeof customerPost>;

/**
 * The post as the values of the finance form, which then apply the same checks. Only `subscribe` subscribes the shopper,
 * so that the lead and the partner's customer agree.
 */
export function formValues({ data, additionalData }: CustomerPost): Record<string, string> {
  const { opt_in: _, ...fields } = additionalData;
  return {
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => {
        const text = textOf(value);
        return text === undefined ? [] : [[name, text] as const];
      }),
    ),
    name: data.firstName,
    last_name: data.lastName,
    email: data.email,
    phone: data.phoneNumber,
    postcode: data.postCode ?? '',
    purchasePrice: String(data.purchasePrice),
    loanTerm: String(data.loanTerm),
    selfAssessedCreditScore: data.selfAssessedCreditScore,
    ...(data.subscribe && { opt_in: 'on' }),
  };
}

/** An unticked box is absent from a form. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'on' : undefined;
  return value ? JSON.stringify(value) : undefined;
}
