import { relatedPosts } from '#domain/blog/post-lists.ts';
import { type PostSummary, postAddress } from '#domain/blog/post.ts';
import { slugify } from '#domain/text/slugify.ts';
import type { ShareTarget } from '#domain/share/share-links.ts';
import { calendarDay } from '#domain/time/calendar-words.ts';
import type { BlogSettings } from '#site/settings/blog.ts';
import type { LinkView } from '#web/site/site-view.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import { blogAddress } from './blog-view.ts';
import { type PostCardView, postCardView, postPicture } from './post-card-view.ts';

/** A post's page. */
export interface PostView {
  heading: string;
  description: string;
  picture: PictureView | undefined;
  date: string;
  dateText: string;
  author: string | undefined;
  categories: LinkView[];
  /** Sanitised when the post was imported. */
  html: string;
  canonical: string;
  shareTargets: readonly ShareTarget[];
  related: PostCardView[];
}

/** @param posts all posts that shoppers see, newest first */
export function postView(
  post: PostSummary,
  html: string,
  posts: readonly PostSummary[],
  settings: BlogSettings,
): PostView {
  return {
    heading: post.heading,
    description: post.description,
    picture: postPicture(post),
    date: post.date,
    dateText: calendarDay(post.date),
    author: post.author,
    categories: post.categories.map((name) => ({
      label: name,
      href: blogAddress({ page: 1, category: slugify(name) }),
    })),
    html,
    canonical: postAddress(post),
    shareTargets: settings.share_targets,
    related: relatedPosts(post, posts, settings.related).map((other) =>
      postCardView(other, settings),
    ),
  };
}
