import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionKind } from '#site/pages/section-kinds.ts';
import { templatePartsOf } from '#web/sections/section-template-parts.ts';
import type { TemplatePart } from '#web/templates/template.ts';

/** The folder of the built web app, where the server's own script lies beside it. */
export const client = join(import.meta.dirname, '../client');

/** The sheets of each module that is loaded on demand, which the plugin `pageSheets` writes. Imports come first. */
const sheetsOf: Readonly<Record<string, readonly string[]>> = import.meta.env.PROD
  ? // written by the build that made this file
    (JSON.parse(readFileSync(join(client, '.vite/sheets.json'), 'utf8')) as typeof sheetsOf)
  : {};

/** The parts' files in a template's folder. */
const partFiles: Readonly<Record<TemplatePart, string>> = {
  SearchPage: 'search-page.tsx',
  VehiclePage: 'vehicle-page.tsx',
  ResultCard: 'result-card.tsx',
  QuickSearch: 'quick-search.tsx',
};

/** The addresses of the sheets of a template's frame: header and footer. */
export function sheetsOfTemplate(template: string): readonly string[] {
  return sheetsOfModule(`templates/${template}/${template}.ts`);
}

/** The addresses of the sheets of a template's parts. */
export function sheetsOfParts(template: string, parts: readonly TemplatePart[]): string[] {
  return parts.flatMap((part) => sheetsOfModule(`templates/${template}/${partFiles[part]}`));
}

/** The addresses of the sheets of sections, and of the template's parts that they show. */
export function sheetsOfSections(
  sections: readonly { kind: SectionKind }[],
  template: string,
): string[] {
  const sheets = sections.flatMap(({ kind }) => [
    ...sheetsOfModule(`sections/${kind}/${kind}.tsx`),
    ...sheetsOfParts(template, templatePartsOf(kind)),
  ]);
  return [...new Set(sheets)];
}

/** In development there are no built sheets. */
function sheetsOfModule(module: string): readonly string[] {
  return sheetsOf[`src/web/${module}`] ?? [];
}
