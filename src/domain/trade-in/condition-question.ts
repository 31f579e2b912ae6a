/** A question about the condition of a trade-in. It is data, so that a dealer's manager can set the figures. */
export interface ConditionQuestion {
  id: string;
  label: string;
  hint?: string | undefined;
  options: readonly ConditionOption[];
}

export interface ConditionOption {
  value: string;
  label: string;
  /** Percentage added to the offer; negative values reduce it. */
  percent: number;
  /** Whole dollars added to the offer; negative values reduce it. */
  dollars: number;
  /** Whether the dealer must inspect the vehicle before making an offer. */
  no_offer: boolean;
}

type Figures = Partial<Pick<ConditionOption, 'percent' | 'dollars' | 'no_offer'>>;

const option = (value: string, label: string, figures: Figures = {}): ConditionOption => ({
  value,
  label,
  percent: 0,
  dollars: 0,
  no_offer: false,
  ...figures,
});

/** The first questions of a buyer on the yard, with typical repair costs. */
export const usualQuestions: readonly ConditionQuestion[] = [
  {
    id: 'service_history',
    label: 'Has it been serviced on time?',
    options: [
      option('full', 'Yes, and I have the record'),
      option('part', 'Mostly', { percent: -3 }),
      option('none', 'No, or I do not know', { percent: -7 }),
    ],
  },
  {
    id: 'body',
    label: 'Any dents, scratches or hail?',
    options: [
      option('none', 'None worth a mention'),
      option('small', 'A few small marks', { percent: -2 }),
      option('panel', 'A panel or two need repair', { percent: -4, dollars: -500 }),
      option('serious', 'More than that', { percent: -12, dollars: -500 }),
    ],
  },
  {
    id: 'tyres',
    label: 'How are the tyres?',
    options: [
      option('good', 'Good for another year'),
      option('due', 'Due soon', { dollars: -300 }),
      option('worn', 'Worn', { dollars: -800 }),
    ],
  },
  {
    id: 'accident',
    label: 'Has it been in an accident?',
    options: [
      option('no', 'No'),
      option('repaired', 'Yes, and it was repaired', { percent: -10 }),
      option('damaged', 'Yes, it still shows', { no_offer: true }),
    ],
  },
  {
    id: 'finance_owing',
    label: 'Is there finance owing on it?',
    hint: 'That is fine: what you owe is paid out first.',
    options: [option('no', 'No'), option('yes', 'Yes')],
  },
];
