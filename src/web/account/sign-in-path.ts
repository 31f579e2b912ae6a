/** What a visitor may be sent to sign in for. Source: specification 2, section 2, "Sign-in route". */
export type SignInType =
  | 'trade-in'
  | 'checkout'
  | 'finance'
  | 'spin-to-win'
  | 'online-payment'
  | 'car-finance'
  | 'my-garage'
  | 'watchlist';

/**
 * @param redirect where a visitor who has signed in goes
 * @param back where one who would rather not goes
 */
export function signInPath(type: SignInType, redirect: string, back: string): string {
  return `/sign-in?${new URLSearchParams({ type, redirect, back })}`;
}
