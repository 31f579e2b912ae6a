import type { ConditionQuestion } from './condition-question.ts';

/** A shopper's answer about the vehicle's condition, as worded in the form, and its effect on the offer. */
export interface AdjustmentAnswer {
  name: string;
  label: string;
  value: string;
  percent: number;
  /** Whole dollars. */
  dollars: number;
  /** Set if the dealer must inspect the vehicle before making an offer. */
  no_offer?: true;
}

/** The name of the form field for a question. */
export function questionField({ id }: Pick<ConditionQuestion, 'id'>): string {
  return `condition_${id}`;
}

/** @param values validated values by field name; unanswered questions are omitted */
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
