import type { SiteSettings } from '#site/site-settings.ts';

export interface Faq {
  question: string;
  answer: string;
}

/** The usual questions about trade-ins, followed by the dealer's own. */
export function tradeInFaq(settings: SiteSettings): Faq[] {
  const { name, trade_in, vehicle_type } = settings;
  const { singular, plural } = vehicle_type;
  return [
    ...(trade_in.steps === 'full'
      ? onlineOfferQuestions(settings)
      : [phoneOfferQuestion(settings)]),
    {
      question: 'Is the offer binding?',
      answer:
        `For you it never is. We confirm it once we have seen the ${singular}; if it is as you described it, ` +
        'the figure stands within its range.',
    },
    {
      question: 'What if I still owe money on it?',
      answer:
        'That is common. We ask your lender for the figure, pay it out, and the rest is yours or goes towards your ' +
        'next one.',
    },
    {
      question: `Do I have to buy a ${singular} from you?`,
      answer: `No. ${name} buys good ${plural} either way.`,
    },
    ...trade_in.faq,
  ];
}

/** Whether the valuation asks for kilometres. A caravan has no odometer, so its dealer's form does not. */
export function asksKilometres({ forms }: Pick<SiteSettings, 'forms'>): boolean {
  const changes = forms.own.valuation?.steps.flatMap(({ fields }) => fields) ?? [];
  return !changes.some((change) => change?.name === 'km' && change.removed);
}

function onlineOfferQuestions(settings: SiteSettings): Faq[] {
  const { trade_in, vehicle_type } = settings;
  const { max_years, max_km } = trade_in.offer;
  const far = asksKilometres(settings)
    ? ` or has done more than ${max_km.toLocaleString('en-AU')} km`
    : '';
  return [
    {
      question: 'How is the offer made?',
      answer:
        `We look at what ${vehicle_type.plural} like yours are asked for across the country, take off what it costs ` +
        'to prepare and sell one, and weigh what you told us of its state.',
    },
    {
      question: 'Does every vehicle get an offer online?',
      answer:
        `Generally not if it is more than ${max_years} years old${far}: these differ too much from each other. ` +
        'Tell us about it all the same, and one of us calls you with a figure.',
    },
  ];
}

function phoneOfferQuestion({ vehicle_type }: SiteSettings): Faq {
  return {
    question: 'How is the offer made?',
    answer:
      `One of our buyers looks at what ${vehicle_type.plural} like yours are asked for, calls you to hear about its ` +
      'state, and names a figure.',
  };
}
