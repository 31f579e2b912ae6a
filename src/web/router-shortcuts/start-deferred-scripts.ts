/** Scripts wait at most this long for the first pictures. */
const MAX_WAIT_MS = 3000;

/**
 * An inline script: fetches the deferred scripts once the page and its first pictures have loaded and painted, or once
 * the shopper presses something. A page is complete without script, so text, fonts and pictures get a slow connection
 * and a slow processor first. The tags become what the router rendered, so that hydration matches. A button that was
 * pressed too early is kept for `repeatEarlyPress`; those that open a popover work without script.
 */
export const startDeferredScripts = `(() => {
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
  const press = ({ target }) => {
    earlyPress.button = target.closest('button[type=button]:not([popovertarget])') ?? undefined;
    begin();
  };
  window.earlyPress = { end: () => removeEventListener('click', press, true) };
  addEventListener('click', press, true);
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  const loaded = () => {
    const first = [...document.querySelectorAll('img[fetchpriority=high]')];
    Promise.allSettled(first.map((image) => image.decode())).then(painted);
  };
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded);
  setTimeout(begin, ${MAX_WAIT_MS});
})()`;
