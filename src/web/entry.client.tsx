import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTemplate, templatePartsReady } from './templates/template-registry.ts';

// the template must be loaded before hydration; the routes have already started loading its parts
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
