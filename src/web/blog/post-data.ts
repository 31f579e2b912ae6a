import { postAddress } from '#domain/blog/post.ts';
import { instantOf } from '#domain/time/instant-of.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { PostEntry } from '#domain/blog/post.ts';
import { postPicture } from './post-card-view.ts';

/** A post as structured data for search engines: https://schema.org/BlogPosting */
export function postData(post: PostEntry, settings: SiteSettings, origin: string) {
  const { heading, description, author, categories, date } = post;
  const url = origin + postAddress(post);
  const published = instantOf(`${date}T00:00`, settings.time_zone).toISOString();
  const picture = postPicture(post);
  const publisher = {
    '@type': 'Organization',
    '@id': `${origin}/#dealer`,
    name: settings.name,
    url: origin,
    logo: `${origin}/icon-512.png`,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    mainEntityOfPage: url,
    url,
    headline: heading,
    description,
    datePublished: published,
    // a post that was written ahead has not changed since its readers could see it
    dateModified: post.changedAt > published ? post.changedAt : published,
    author: author === undefined ? publisher : { '@type': 'Person', name: author },
    publisher,
    ...(picture && { image: `${origin}${picture.base}/1280.jpg` }),
    ...(categories.length > 0 && { articleSection: categories }),
  };
}
