import type { Expression } from '#search/engine/filters/expression.ts';
import { parseExpression } from '#search/engine/filters/parse-expression.ts';
import type { Site } from '#site/site.ts';
import { siteFilter } from './site-filter.ts';

/**
 * What a site lists as of now, as an expression over the vehicle's columns.
 * @throws {Error} when the site's own filter cannot be read
 */
export function siteExpression(site: Site, now: Date): Expression {
  const parsed = parseExpression(siteFilter(site.settings, now));
  if (parsed.ok) return parsed.expression;
  throw new Error(
    `The stock filter of site ${site.slug} is faulty at ${parsed.position}: ${parsed.message}`,
  );
}
