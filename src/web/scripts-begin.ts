/** However long a picture keeps a page from being seen, its scripts wait no longer. */
const MOST_MS = 3000;

/**
 * Runs in the page: asks for the scripts once the page has been loaded and painted, its first pictures too. It is whole
 * without script, so its words, font and pictures have a slow line and a slow processor to themselves. The tags become
 * what the router made, so that hydration finds them.
 */
export const scriptsBegin = `(() => {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    for (const later of document.querySelectorAll('script[type=later]')) {
      const script = document.createElement('script');
      for (const { name, value } of later.attributes) script.setAttribute(name, value);
      script.type = 'module';
      script.textContent = later.textContent;
      later.replaceWith(script);
    }
  };
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  const loaded = () => {
    const first = [...document.querySelectorAll('img[fetchpriority=high]')];
    Promise.allSettled(first.map((image) => image.decode())).then(painted);
  };
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded);
  setTimeout(begin, ${MOST_MS});
})()`;
