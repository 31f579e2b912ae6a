import address from '#web/app.css?url';

let loading: Promise<void> | undefined;

/**
 * Loads the styles of every kind of page, once. A document contains only the styles of its own kind, so callers wait
 * for this before they show another kind. Cascade layers keep the order of rules independent of the load order.
 */
export function loadFullStylesheet(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      console.warn('The full stylesheet could not be loaded; the next navigation tries again');
      loading = undefined;
      link.remove();
      resolve();
    });
    // before the template's styles, which are inline
    document.head.prepend(link);
  });
  return loading;
}
