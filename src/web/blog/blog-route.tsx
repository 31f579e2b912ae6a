import '#web/content/content-page.css';
import './blog.css';
import { useLoaderData } from 'react-router';
import { EmptyList } from '#web/content/listing/empty-list.tsx';
import { PillLinks } from '#web/content/listing/pill-links.tsx';
import { PageNavigation } from '#web/listing/page-navigation.tsx';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import type { Route } from './+types/blog-route.ts';
import { blogFeed } from './blog-feed.ts';
import { blogView, parseBlogAddress } from './blog-view.ts';
import { PostCards } from './post-cards.tsx';

/** The number of cards on the first screen; their pictures load eagerly. */
const EAGER_CARDS = 2;

/** `/blog`: the posts, newest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, origin, blog } = context.get(requestServices);
  const { settings } = site;
  const { name } = settings;
  const { title, text } = settings.blog;
  const view = blogView(parseBlogAddress(url.searchParams), await blog.posts(), settings);
  return {
    title,
    text,
    view,
    meta: pageMeta({
      title: `${[title, view.category].filter(Boolean).join(': ')} | ${name}`,
      description: text ?? `News and advice from ${name}.`,
      canonical: view.canonical,
      origin,
      settings,
      trail: [{ name: title, path: '/blog' }],
      picture: view.cards[0]?.picture?.base,
      noindex: view.cards.length === 0,
      feed: blogFeed(settings),
    }),
  };
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function BlogRoute() {
  const { title, text, view } = useLoaderData<typeof loader>();
  return (
    <div className="content-page page-width">
      <h1>{title}</h1>
      {text && <p className="blog-text soft large">{text}</p>}
      <PillLinks label="Categories" links={view.categories} />
      {view.cards.length === 0 ? (
        <EmptyList what="posts" clear="/blog" />
      ) : (
        <>
          <h2 className="sr-only">{view.category ?? 'All posts'}</h2>
          <PostCards cards={view.cards} eager={EAGER_CARDS} />
        </>
      )}
      <PageNavigation paging={view.paging} />
    </div>
  );
}
