import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTemplate, templatePartsReady } from './templates/template-registry.ts';

// the page's looks must be there before it is hydrated; its routes have begun to fetch their parts
const { template = '' } = document.documentElement.dataset;
await Promise.all([loadTemplate(template), templatePartsReady()]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
