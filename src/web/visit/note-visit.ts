import { PAGES_KEPT, pagesKey, parametersKey } from './visit-record.ts';

/**
 * Runs in the page itself: notes that it was opened, and by which parameters the visitor came in, and gives each form
 * with a field `lead_attributes` that account along. At once, since a visitor may be off to the next page, or have sent
 * a form that the browser filled in, before the scripts have come.
 */
export const noteVisit = `(() => {
  const read = (key, empty) => JSON.parse(sessionStorage.getItem(key) ?? empty);
  const write = (key, value) => sessionStorage.setItem(key, JSON.stringify(value));
  const pages = () => read('${pagesKey}', '[]');
  const safely = (note) => (event) => {
    try {
      note(event);
    } catch (error) {
      console.warn('The visit could not be noted', error);
    }
  };
  safely(() => {
    const before = pages();
    const isOutside = !document.referrer || new URL(document.referrer).origin !== location.origin;
    if (before.length === 0 && isOutside) {
      write('${parametersKey}', Object.fromEntries(new URLSearchParams(location.search)));
    }
    write('${pagesKey}', [...before, location.pathname].slice(-${PAGES_KEPT}));
  })();
  const tell = safely(({ target }) => {
    const field = target.elements.namedItem('lead_attributes');
    if (!field) return;
    field.value = JSON.stringify({
      visited_pages: pages(),
      linked_query_params: read('${parametersKey}', '{}'),
    });
  });
  // on the way down, so before the router takes the form's values
  document.addEventListener('submit', tell, true);
})()`;
