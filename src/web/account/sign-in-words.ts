import type { SignInType } from '#domain/account/sign-in-path.ts';

export interface SignInWords {
  title: string;
  text: string;
}

/** Says for each feature why the visitor has to sign in. @param vehicle what the dealer sells: `car` */
export const signInWords: Readonly<Record<SignInType, (vehicle: string) => SignInWords>> = {
  'trade-in': (vehicle) => ({
    title: `Sign in to value your ${vehicle}`,
    text: 'Your valuation stays here for you, so you can come back to it on any device.',
  }),
  checkout: (vehicle) => ({
    title: `Sign in to reserve this ${vehicle}`,
    text: 'We hold it in your name, so we need to know how to reach you.',
  }),
  finance: () => ({
    title: 'Sign in to continue with finance',
    text: 'Your application is personal. A code to your phone makes sure that only you can see it.',
  }),
  'spin-to-win': () => ({
    title: 'Sign in to spin to win',
    text: 'One spin for each phone, and we know whom to call about the prize.',
  }),
  'online-payment': () => ({
    title: 'Sign in to pay online',
    text: 'We connect your payment with your phone, so the dealership knows that it came from you.',
  }),
  'car-finance': (vehicle) => ({
    title: `Sign in to finance this ${vehicle}`,
    text: 'Your application is personal. A code to your phone makes sure that only you can see it.',
  }),
  'my-garage': () => ({
    title: 'Sign in to your garage',
    text: 'Your saved vehicles, searches and enquiries in one place.',
  }),
  watchlist: (vehicle) => ({
    title: `Sign in to save this ${vehicle}`,
    text: 'Your watchlist is there on every device, and you see when a price drops.',
  }),
};

/** Asks somebody who is signed in whether to save a vehicle. */
export const saveWords = (vehicle: string): SignInWords => ({
  title: `Save this ${vehicle}?`,
  text: 'It goes on your watchlist, where you see when its price drops.',
});
