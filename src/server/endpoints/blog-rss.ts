import { postAddress } from '#domain/blog/post.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import { dayIn } from '#domain/time/day-in.ts';
import { instantOf } from '#domain/time/instant-of.ts';
import type { Platform } from '#platform/platform.ts';
import type { CachedEndpoint } from '#server/http/endpoint.ts';
import { Page } from '#server/pages/page.ts';
import type { PostEntry } from '#domain/blog/post.ts';

/** The newest posts; readers of feeds have seen the older ones. */
const MAX_ITEMS = 50;

/** `GET /blog/rss.xml`: the posts as RSS 2.0. Source: https://www.rssboard.org/rss-specification */
export async function blogRss(
  { content }: Pick<Platform, 'content'>,
  { site, url, now }: Parameters<CachedEndpoint['page']>[0],
): Promise<Page> {
  const { name, blog, time_zone: timeZone } = site.settings;
  const directory = await content.posts(site);
  const posts = directory.published(dayIn(timeZone, now)).slice(0, MAX_ITEMS);
  const self = escapeXml(url.origin + url.pathname);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeXml(`${blog.title} | ${name}`)}</title>`,
    `<link>${escapeXml(url.origin)}/blog</link>`,
    `<description>${escapeXml(blog.text ?? `News and advice from ${name}.`)}</description>`,
    '<language>en-au</language>',
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, url.origin, timeZone)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
  return new Page(200, { 'content-type': 'application/rss+xml; charset=utf-8' }, Buffer.from(xml));
}

function item(post: PostEntry, origin: string, timeZone: string): string {
  const address = escapeXml(origin + postAddress(post));
  return [
    '<item>',
    `<title>${escapeXml(post.heading)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${instantOf(`${post.date}T00:00`, timeZone).toUTCString()}</pubDate>`,
    // the author element of RSS holds an e-mail address
    ...(post.author === undefined ? [] : [`<dc:creator>${escapeXml(post.author)}</dc:creator>`]),
    ...post.categories.map((category) => `<category>${escapeXml(category)}</category>`),
    `<description>${escapeXml(post.description)}</description>`,
    '</item>',
  ].join('\n');
}
