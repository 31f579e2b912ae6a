import { MAX_PAGES, pagesKey, parametersKey } from './visit-record.ts';

/**
 * An inline script. It records the page and the parameters that the visitor arrived with, and fills the field
 * `lead_attributes` of each submitted form. It runs immediately, because the visitor may leave or submit an autofilled
 * form before the scripts have loaded.
 */
export const visitScript = `(() => {
  const read = (key, empty) => JSON.parse(sessionStorage.getItem(key) ?? empty);
  const write = (key, value) => sessionStorage.setItem(key, JSON.stringify(value));
  const pages = () => read('${pagesKey}', '[]');
  const logFailure = (run) => (event) => {
    try {
      run(event);
    } catch (error) {
      console.warn('The visit could not be recorded', error);
    }
  };
  logFailure(() => {
    const before = pages();
    const isOutside = !document.referrer || new URL(document.referrer).origin !== location.origin;
    if (before.length === 0 && isOutside) {
      const parameters = new URLSearchParams(location.search);
      // tokens of links in e-mails are secrets of the visitor
      parameters.delete('token');
      write('${parametersKey}', Object.fromEntries(parameters));
    }
    write('${pagesKey}', [...before, location.pathname].slice(-${MAX_PAGES}));
  })();
  const fillLeadAttributes = logFailure(({ target }) => {
    const field = target.elements.namedItem('lead_attributes');
    if (!field) return;
    field.value = JSON.stringify({
      visited_pages: pages(),
      linked_query_params: read('${parametersKey}', '{}'),
    });
  });
  // in the capture phase, before the router reads the form's values
  document.addEventListener('submit', fillLeadAttributes, true);
})()`;
