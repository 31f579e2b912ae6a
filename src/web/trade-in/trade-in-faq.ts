import type { SiteSettings } from '#site/site-settings.ts';

export interface Faq {
  question: string;
  answer: string;
}

/** What shoppers ask before they part with a vehicle, and then what the dealer adds. */
export function tradeInFaq({ name, trade_in, vehicle_type }: SiteSettings): Faq[] {
  const { singular, plural } = vehicle_type;
  const { most_years, most_km } = trade_in.offer;
  return [
    {
      question: 'How is the offer made?',
      answer:
        `We look at what ${plural} like yours are asked for across the country, take off what it costs to prepare ` +
        'and sell one, and weigh what you told us of its state.',
    },
    {
      question: 'Does every vehicle get an offer online?',
      answer:
        `Generally not if it is more than ${most_years} years old or has done more than ` +
        `${most_km.toLocaleString('en-AU')} km: these differ too much from each other. Tell us about it all the ` +
        'same, and one of us calls you with a figure.',
    },
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
