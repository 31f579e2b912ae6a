import type { Reservation } from './reservation.ts';

export interface NextStep {
  title: string;
  text: string | undefined;
}

interface NextStepFacts {
  isPurchase: boolean;
  /** `car` */
  vehicle: string;
  /** Who calls: a person, else the dealer. */
  caller: string;
  /** When the dealer can call: `Our team is back at 8:30 am on Friday 27 November.` */
  answers: string | undefined;
  /** The visit that the shopper asked for, in words. */
  visit: string | undefined;
  /** How long a confirmed request holds the vehicle: `48 hours`. */
  span: string;
  /** Whether the shopper still has to pay. */
  isPayable: boolean;
  /** `$200` */
  amount: string;
}

/** What happens to a reservation from here, in order; nothing once it has ended. */
export function nextSteps({ state }: Pick<Reservation, 'state'>, facts: NextStepFacts): NextStep[] {
  const { vehicle, caller, answers, span, isPayable, amount } = facts;
  if (state === 'paying' && isPayable)
    return [
      {
        title: `You pay ${amount}`,
        text: `Once it is paid, the ${vehicle} is kept for you.`,
      },
      { title: `${caller} calls you`, text: answers },
      ...lastSteps(facts),
    ];
  if (state === 'requested')
    return [
      { title: `${caller} calls you to confirm it`, text: answers },
      { title: 'We keep it for you', text: `For ${span} from the call.` },
      ...lastSteps(facts),
    ];
  if (state === 'held' || state === 'paid' || state === 'paying')
    return [{ title: `${caller} calls you`, text: answers }, ...lastSteps(facts)];
  return [];
}

function lastSteps({ isPurchase, vehicle, visit }: NextStepFacts): NextStep[] {
  if (isPurchase)
    return [
      { title: 'You get the contract', text: 'By email. Read it in peace, and ask us anything.' },
      { title: `You get your ${vehicle}`, text: 'We agree with you on the day and the place.' },
    ];
  return [
    {
      title: 'You come and see it',
      text: visit === undefined ? 'We agree on a time on the phone.' : `You asked for ${visit}.`,
    },
  ];
}
