import type { ConditionQuestion } from './condition-question.ts';

/** What a shopper said of the vehicle's state, in the words that were read, and what it does to the offer. */
export interface AdjustmentAnswer {
  name: string;
  label: string;
  value: string;
  percent: number;
  /** Whole dollars. */
  dollars: number;
  /** The vehicle must be seen before anybody names a price. */
  no_offer?: true;
}

/** The field that asks a question. */
export function questionField({ id }: Pick<ConditionQuestion, 'id'>): string {
  return `condition_${id}`;
}

/** @param values by field, as they were checked; a question that was not asked is left out */
export function adjustmentAnswers(
  questions: readonly ConditionQuestion[],
  values: Readonly<Record<string, string>>,
): AdjustmentAnswer[] {
  return questions.flatMap((question) => {
    const chosen = question.options.find(({ value }) => value === values[questionField(question)]);
    if (!chosen) return [];
    const { label, percent, dollars, no_offer } = chosen;
    return [
      {
        name: question.id,
        label: question.label,
        value: label,
        percent,
        dollars,
        ...(no_offer && { no_offer: true as const }),
      },
    ];
  });
}
