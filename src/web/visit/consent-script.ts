/**
 * An inline script behind the question for consent. It hides the question before the page is painted if the visitor has
 * answered it, or cannot, because without storage the question would return on every page. It also stores an answer
 * that is given before the page's scripts have loaded.
 */
export const consentScript = `(() => {
  const bar = document.currentScript.previousElementSibling;
  const { consent } = bar.dataset;
  try {
    bar.hidden = localStorage.getItem(consent) !== null;
    bar.addEventListener('click', ({ target }) => {
      const { value } = target.closest('button') ?? {};
      if (!value) return;
      localStorage.setItem(consent, value);
      bar.hidden = true;
    });
  } catch {
    bar.hidden = true;
  }
})()`;
