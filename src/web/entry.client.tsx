import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { endEarlyPresses } from './controls/early-press.ts';
import type { SectionKind } from '#site/pages/section-kinds.ts';
import { loadSections } from './sections/section-components.ts';
import { loadTemplate, templatePartsReady } from './templates/template-registry.ts';

// template and sections must be loaded before hydration; the routes have already started loading the template's parts
const { template = '' } = document.documentElement.dataset;
const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')].map(
  // written by `PageSection`
  ({ dataset }) => dataset['section'] as SectionKind,
);
await Promise.all([
  loadTemplate(template),
  templatePartsReady(),
  loadSections([...new Set(sections)], template),
]);

endEarlyPresses();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
