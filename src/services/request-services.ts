import { withoutCallLinks } from '#site/without-call-links.ts';
import type { RequestContext } from './request-context.ts';
import { type UseCases, useCases } from './use-cases.ts';

/** Use cases as pages and endpoints call them: without the context, which the request provides. */
type Bound<Cases> = {
  [Name in keyof Cases]: Cases[Name] extends (context: never, ...given: infer Given) => infer Result
    ? (...given: Given) => Result
    : Bound<Cases[Name]>;
};

/**
 * All that loaders, actions and endpoints get of the platform: the facts of the request and the use cases, bound to its
 * context. Its site has no `tel:` links if it masks its phone numbers. Any use case throws `DatabaseUnavailable` or
 * `StockSearchUnavailable` while the database or the search server is away.
 */
export type RequestServices = ReturnType<typeof factsOf> & Bound<typeof useCases>;

export function bindUseCases(context: RequestContext): RequestServices {
  return { ...factsOf(context), ...bound(useCases, context) };
}

function factsOf(context: RequestContext) {
  const { site, now, origin, client, visitor, stock, hasStyleguide } = context;
  return { site: withoutCallLinks(site), now, origin, client, visitor, stock, hasStyleguide };
}

function bound<Cases extends UseCases>(cases: Cases, context: RequestContext): Bound<Cases> {
  const each = Object.entries(cases).map(([name, useCase]) => [
    name,
    typeof useCase === 'function'
      ? (...given: never[]) => useCase(context, ...given)
      : bound(useCase, context),
  ]);
  // the use cases keep their names
  return Object.fromEntries(each) as Bound<Cases>;
}
