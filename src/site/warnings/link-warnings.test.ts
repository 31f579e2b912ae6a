import { expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { type ContentAddresses, contentLinkWarnings, linkWarnings } from './link-warnings.ts';

const [location] = someSettings('yard')['locations'] as [{ slug: string }];
const content: ContentAddresses = {
  at(path, query) {
    if (path === '/summer') return 'draft';
    const known = ['/about-us', '/kia-seltos', '/offers/kia/spring', '/blog/first', '/old?id=1'];
    return known.includes(path + query) ? 'shown' : undefined;
  },
};
const { settings } = someSite('yard', { trade_in: { enabled: false } });

it.each([
  ['/about-us', undefined],
  ['/about-us/', undefined],
  ['/kia-seltos#offers', undefined],
  ['/old?id=1', undefined],
  ['/old?id=2', 'leads to /old, which is no page of the site'],
  ['/abuot-us', 'leads to /abuot-us, which is no page of the site'],
  ['/summer', 'leads to /summer, which is a draft that shoppers do not see'],
  ['/trade-in', 'leads to /trade-in, which trade_in.enabled turns off'],
  ['/offers/kia/spring', undefined],
  ['/offers/kia/winter', 'leads to /offers/kia/winter, which the content does not have'],
  ['/special-offers', undefined],
  ['/blog/first', undefined],
  ['/blog/rss.xml', undefined],
  ['/blog/second', 'leads to /blog/second, which the content does not have'],
  [`/contact-us/${location.slug}`, undefined],
  ['/contact-us/nowhere', 'leads to /contact-us/nowhere, which is no location of the site'],
  ['/search/kia?body=SUV', undefined],
  ['/careers', undefined],
  ['/locations', undefined],
  ['/sitemap.xml', undefined],
])('with the content at hand, the link %s is judged', (href, message) => {
  const navigation = { header: [{ label: 'A link', href }] };
  const { settings: linked } = someSite('yard', { navigation, trade_in: { enabled: false } });
  expect(linkWarnings(linked, content)).toEqual(
    message === undefined ? [] : [{ path: 'navigation.header[0].href', message }],
  );
});

it('finds dead links in the sections, the running text and the brands of a content file', () => {
  const file = {
    pages: [
      {
        path: '/warranty',
        content: [
          { type: 'hero', props: { links: [{ label: 'Us', href: '/about-us' }] } },
          { type: 'tiles', props: { tiles: [{ label: 'Gone', href: '/gone' }] } },
          {
            type: 'rich-text',
            props: { html: '<p><a href="/about-us">us</a> <a href=\'/lost?x=1\'>lost</a></p>' },
          },
        ],
      },
    ],
    manufacturers: [{ override_url: '/kai' }, { override_url: 'https://kia.example/' }],
  };
  expect(contentLinkWarnings(file, settings, content)).toEqual([
    {
      path: 'pages[0].content[1].props.tiles[0].href',
      message: 'leads to /gone, which is no page of the site',
    },
    {
      path: 'pages[0].content[2].props.html',
      message: 'leads to /lost, which is no page of the site',
    },
    {
      path: 'manufacturers[0].override_url',
      message: 'leads to /kai, which is no page of the site',
    },
  ]);
});
