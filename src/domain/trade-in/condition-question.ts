/** A question about the state of a vehicle that is to be taken in, as data: a dealer's manager sets the figures. */
export interface ConditionQuestion {
  id: string;
  label: string;
  hint?: string | undefined;
  options: readonly ConditionOption[];
}

export interface ConditionOption {
  value: string;
  label: string;
  /** What the answer adds to the offer, in percent of it; below zero takes off. */
  percent: number;
  /** The same in whole dollars. */
  dollars: number;
  /** Nobody should name a price for such a vehicle without having seen it. */
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

/** What a buyer on the yard asks first, and what it usually costs to put right. */
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
    hint: 'It is no hindrance: what you owe is paid out first.',
    options: [option('no', 'No'), option('yes', 'Yes')],
  },
];
