import type { MetaDescriptor } from 'react-router';

/** The `meta` of a route whose loader makes it; none of a page that failed, which has the title of its failure. */
export function meta({
  loaderData,
}: {
  loaderData?: { meta: MetaDescriptor[] } | undefined;
}): MetaDescriptor[] {
  return loaderData?.meta ?? [];
}
