import '#web/content/content-page.css';
import '#web/content/section-head.css';
import './post-page.css';
import { data, useLoaderData } from 'react-router';
import { requestServices } from '#web/request-services.ts';
import { RunningText } from '#web/sections/running-text.tsx';
import { pageMeta } from '#web/site/page-meta.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import { ShareMenu } from '#web/vehicle/actions/share-menu.tsx';
import type { Route } from './+types/post-route.ts';
import { blogFeed } from './blog-feed.ts';
import { PostCards } from './post-cards.tsx';
import { postData } from './post-data.ts';
import { postView } from './post-view.ts';

const SIZES = '(min-width: 1024px) 960px, calc(100vw - 2rem)';
const WIDEST = 1920;

/** `/blog/{slug}`: a post. Answers 404 until the post's publication date. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, origin, blog } = context.get(requestServices);
  const { settings } = site;
  const posts = await blog.posts();
  const post = posts.find(({ slug }) => slug === params.slug);
  const html = post && (await blog.html(post));
  if (!post || html === undefined) throw data(null, { status: 404 });
  const view = postView(post, html, posts, settings.blog);
  return {
    view,
    blogTitle: settings.blog.title,
    url: origin + view.canonical,
    meta: pageMeta({
      title: `${view.heading} | ${settings.name}`,
      description: view.description,
      canonical: view.canonical,
      origin,
      settings,
      trail: [
        { name: settings.blog.title, path: '/blog' },
        { name: view.heading, path: view.canonical },
      ],
      type: 'article',
      picture: view.picture?.base,
      data: [postData(post, settings, origin)],
      feed: blogFeed(settings),
    }),
  };
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function PostRoute() {
  const { view, blogTitle, url } = useLoaderData<typeof loader>();
  return (
    <div className="content-page page-width">
      <article className="post stack gap-5">
        <header className="stack gap-3">
          {view.categories.length > 0 && (
            <ul className="post-categories cluster" aria-label="Categories">
              {view.categories.map((category) => (
                <li key={category.href}>
                  <a href={category.href} className="content-kicker">
                    {category.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <h1>{view.heading}</h1>
          <p className="soft large">{view.description}</p>
          <p className="post-facts soft small cluster">
            {view.author && <span>By {view.author}</span>}
            <time dateTime={view.date}>{view.dateText}</time>
          </p>
        </header>
        {view.picture && (
          <Picture
            picture={view.picture}
            sizes={SIZES}
            widest={WIDEST}
            eager
            className="post-picture photo"
          />
        )}
        <RunningText html={view.html} />
        {view.shareTargets.length > 0 && (
          <div className="post-share">
            <ShareMenu targets={view.shareTargets} title={view.heading} url={url} />
          </div>
        )}
      </article>
      {view.related.length > 0 && (
        <section aria-labelledby="related-posts" className="content-section">
          <div className="section-head cluster gap-3">
            <h2 id="related-posts">Keep reading</h2>
            <a href="/blog">{blogTitle}: all posts</a>
          </div>
          <PostCards cards={view.related} />
        </section>
      )}
    </div>
  );
}
