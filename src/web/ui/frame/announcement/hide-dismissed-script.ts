/**
 * An inline script behind the announcements. It hides those that the visitor has dismissed before the page is painted,
 * so that nothing moves.
 */
export const hideDismissedScript = `(() => {
  const { children, dataset } = document.currentScript.previousElementSibling;
  let dismissed = [];
  try {
    dismissed = JSON.parse(localStorage.getItem(dataset.dismissed)) ?? [];
  } catch (error) {
    console.warn('Dismissed announcements could not be read', error);
  }
  const shown = [...children].find(({ dataset: { id } }) => !id || !dismissed.includes?.(id));
  for (const bar of children) bar.hidden = bar !== shown;
})()`;
