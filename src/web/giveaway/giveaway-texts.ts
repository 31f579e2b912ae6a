import type { GiveawayState } from '#domain/giveaway/giveaway-state.ts';
import { momentWords } from '#domain/time/moment-words.ts';

export const giveawayTexts = {
  won: (label: string) => `You’ve won: ${label}!`,
  nothing: 'No prize this time',
  thanks: 'Thanks for having a go. We hope to see you at the dealership soon.',
  onePerPhone: 'It’s one spin for each mobile number, so this result stays here for you.',
  earlier: 'Already had your spin?',
  signIn: 'Sign in to see it',
  turning: 'The wheel is turning…',
  failed:
    'We could not spin the wheel. Please try again: you still get only one spin, and no prize is lost.',
  /** Every slice has the same size, which could be mistaken for its chance. */
  slices:
    'The slices show what you can win, not how likely it is. Your chances are listed with the prizes.',
  chances:
    'When the last of a prize is won, it leaves the draw and the chances of the others rise.',
} as const;

/** Says why spinning is not possible. */
export function closedText(
  state: Exclude<GiveawayState, { kind: 'running' }>,
  timeZone: string,
): string {
  const at = (moment: Date): string => momentWords(moment.toISOString(), timeZone);
  switch (state.kind) {
    case 'upcoming':
      return `The wheel starts turning on ${at(state.from)}. Come back then for your spin.`;
    case 'over':
      return `This giveaway ended on ${at(state.since)}. Thank you to everyone who had a spin.`;
    case 'sold-out':
      return state.more_from
        ? `Every prize so far has been won. More prizes come on ${at(state.more_from)}.`
        : 'Every prize has been won. Thank you to everyone who had a spin.';
  }
}
