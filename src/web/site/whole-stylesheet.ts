import address from '#web/app.css?url';

let loading: Promise<void> | undefined;

/**
 * Fetches the styles of every kind of page, once. A document comes with those of its own kind alone, so this is awaited
 * before another kind is shown. Layers keep the order of rules, whichever of them comes last.
 */
export function wholeStylesheet(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      console.warn('The stylesheet could not be had; it is asked for again at the next page');
      loading = undefined;
      link.remove();
      resolve();
    });
    // before the template's own, which stands in the page
    document.head.prepend(link);
  });
  return loading;
}
