import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageKindOf } from './templates/stylesheet-of.ts';
import { loadTemplate, loadTemplateLists } from './templates/template-registry.ts';

// the page's looks must be there before it is hydrated; the document names its template
const template = document.documentElement.dataset['template'] ?? '';
const hasLists = pageKindOf(location.pathname) !== 'vehicle';
await Promise.all([loadTemplate(template), hasLists && template && loadTemplateLists(template)]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
