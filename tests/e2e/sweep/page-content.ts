import type { Page } from '@playwright/test';

/** A page's links, resources and forms. */
export interface PageContent {
  links: string[];
  forms: { action: string; method: string }[];
  /** One address of each picture in the page and its head, in the smallest size. */
  pictures: string[];
  deadAnchors: string[];
}

export function contentOf(page: Page): Promise<PageContent> {
  return page.evaluate(() => {
    const ownPath = (address: string): string | undefined => {
      const url = URL.parse(address, location.href);
      return url?.origin === location.origin ? url.pathname + url.search + url.hash : undefined;
    };
    const isOwn = (path: string | undefined): path is string => path !== undefined;
    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const isAt = (anchor: string): boolean => {
      const name = decodeURIComponent(anchor);
      return name === '' || document.getElementById(name) !== null;
    };
    const smallest = (set: string): string => set.trim().split(/\s/)[0] ?? '';
    const attributes = (selector: string, name: string): string[] =>
      [...document.querySelectorAll(selector)].map((found) => found.getAttribute(name) ?? '');
    const pictures = [
      ...attributes('meta[property="og:image"]', 'content'),
      ...attributes('link[rel~="icon"], link[as="image"]', 'href'),
      ...attributes('video[poster]', 'poster'),
      ...attributes('img[srcset], source[srcset]', 'srcset').map(smallest),
      ...attributes('img[src]', 'src'),
    ];
    return {
      // anchors within the page are checked below
      links: anchors
        .filter((link) => !link.getAttribute('href')?.startsWith('#'))
        .map(({ href }) => ownPath(href))
        .filter(isOwn),
      forms: [...document.forms].map((form) => ({
        action: ownPath(form.getAttribute('action') ?? location.href) ?? 'elsewhere',
        method: form.method,
      })),
      pictures: pictures
        .filter((address) => address !== '' && !address.startsWith('data:'))
        .map(ownPath)
        .filter(isOwn),
      deadAnchors: anchors
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('#') && !isAt(href.slice(1))),
    };
  });
}
