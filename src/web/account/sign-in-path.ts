/** The features that require signing in. Source: specification 2, section 2, "Sign-in route". */
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
 * The address of the sign-in page.
 *
 * @param redirect the path to continue at after signing in
 * @param back the path for visitors who decline
 */
export function signInPath(type: SignInType, redirect: string, back: string): string {
  return `/sign-in?${new URLSearchParams({ type, redirect, back })}`;
}
