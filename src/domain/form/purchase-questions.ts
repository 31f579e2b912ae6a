import type { FormContext, PurchaseContext } from './form-context.ts';
import type { FormField } from './form-field.ts';
import { appointment, field, postcode } from './form-questions.ts';

/**
 * What the checkout asks besides the contact details. A reservation leads to a visit, a purchase to a handover. It asks
 * about delivery, finance and a trade-in only where the site offers them.
 */
export function purchaseQuestions(context: FormContext): FormField[] {
  const { purchase } = context;
  if (!purchase) return [];
  const asked = [
    ...(purchase.purpose === 'reserve'
      ? [appointment(context, 'When would you like to see it?')]
      : handover(purchase)),
    ...payment(purchase),
    ...tradeIn(purchase),
  ];
  return asked.map((one) => ({ ...one, screen: 'choices' }));
}

function handover({ delivers, place }: PurchaseContext): FormField[] {
  if (!delivers) return [];
  return [
    field('handover', 'How would you like to get it?', 'answer', {
      type: 'radio',
      required: false,
      value: 'collect',
      options: [
        {
          value: 'collect',
          label: place === undefined ? 'I collect it' : `Collect it in ${place}`,
        },
        { value: 'deliver', label: 'Have it delivered', reveals: 'postcode' },
      ],
    }),
    { ...postcode, label: 'Postcode to deliver to', required: false },
  ];
}

function payment({ offersFinance }: PurchaseContext): FormField[] {
  if (!offersFinance) return [];
  return [
    field('paying_by', 'How would you like to pay for it?', 'answer', {
      type: 'radio',
      required: false,
      options: [
        { value: 'own', label: 'My own money' },
        { value: 'finance', label: 'With finance' },
        { value: 'undecided', label: 'Not sure yet' },
      ],
    }),
  ];
}

function tradeIn({ takesTradeIns, vehicleType }: PurchaseContext): FormField[] {
  if (!takesTradeIns) return [];
  return [
    field('has_trade_in', `Do you have a ${vehicleType} to trade in?`, 'answer', {
      type: 'radio',
      required: false,
      value: 'no',
      options: [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes', reveals: 'trade_in_vehicle' },
      ],
    }),
    field('trade_in_vehicle', 'Which one is it?', 'answer', {
      required: false,
      max_length: 120,
      placeholder: 'Year, make and model',
    }),
  ];
}
