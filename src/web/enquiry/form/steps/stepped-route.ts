import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A submission or a step back does not change the page around the form, and a failed reload would lose the form's answer. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' || currentUrl.href === nextUrl.href
    ? false
    : defaultShouldRevalidate;
}
