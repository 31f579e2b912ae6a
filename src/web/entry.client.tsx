import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTemplate } from './templates/template-registry.ts';

// the page's looks must be there before it is hydrated; the document names its template
await loadTemplate(document.documentElement.dataset['template'] ?? '');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
