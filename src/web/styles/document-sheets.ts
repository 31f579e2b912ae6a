import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryContext } from 'react-router';
import type { Manifest } from 'vite';
import type { SectionKind } from '#site/pages/section-kinds.ts';
import { templatePartsOf } from '#web/sections/section-template-parts.ts';
import type { TemplatePart, TemplatePartsHandle } from '#web/templates/template.ts';
import layers from './layers.css?inline';

/** The style sheets of a page, as inlined in its document. */
export interface DocumentSheets {
  /** The rules of all sheets. */
  text: string;
  /** The sheets' names among the built files. */
  names: readonly string[];
}

const client = join(import.meta.dirname, '../client');

/** Vite's manifest: the scripts of each module, and the sheets they import. */
const build: Manifest = import.meta.env.PROD
  ? // written by the build that made this file
    (JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest)
  : {};

const made = new Map<string, DocumentSheets>();
const texts = new Map<string, string>();

/** The sheets that a page imports through its routes, its template, and the template's parts that the routes name. */
export async function documentSheets(context: EntryContext): Promise<DocumentSheets> {
  return import.meta.env.DEV ? sourceSheets() : builtSheets(context);
}

/** In development there is no build, so every page contains all current sheets. */
async function sourceSheets(): Promise<DocumentSheets> {
  const sheets = import.meta.glob<string>('../**/*.css', { query: '?inline', import: 'default' });
  const loaded = await Promise.all(Object.values(sheets).map((load) => load()));
  return { text: layers + loaded.join(''), names: [] };
}

function builtSheets({ manifest, staticHandlerContext }: EntryContext): DocumentSheets {
  const { matches, loaderData } = staticHandlerContext;
  const template: unknown = loaderData['root']?.template;
  const sections = sectionsOf(loaderData);
  const modules = [
    ...sections.map((kind) => `src/web/sections/${kind}/${kind}.tsx`),
    ...(typeof template === 'string' ? templateModules(template, matches, sections) : []),
  ];
  const key = [...matches.map(({ route }) => route.id), ...modules].join(' ');
  let sheets = made.get(key);
  if (!sheets) {
    const ofRoutes = matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
    sheets = sheetsAt([...ofRoutes, ...modules.flatMap((module) => sheetsOfModule(module))]);
    made.set(key, sheets);
  }
  return sheets;
}

/** The kinds of sections on a page made of sections, as its loader lists them. */
function sectionsOf(loaderData: Record<string, unknown>): SectionKind[] {
  const kinds = Object.values(loaderData).flatMap((loaded) => {
    // data comes from our own loaders
    const { sections } = (loaded ?? {}) as { sections?: SectionKind[] };
    return Array.isArray(sections) ? sections : [];
  });
  return [...new Set(kinds)];
}

type Matches = EntryContext['staticHandlerContext']['matches'];

/** The parts' files in a template's folder. */
const partFiles: Readonly<Record<TemplatePart, string>> = {
  SearchPage: 'search-page.tsx',
  VehiclePage: 'vehicle-page.tsx',
  ResultCard: 'result-card.tsx',
};

/**
 * The template's modules as `template-registry.ts` imports them. Routes do not import them, so no route's manifest
 * entry lists their sheets.
 */
function templateModules(
  template: string,
  matches: Matches,
  sections: readonly SectionKind[],
): string[] {
  const parts = matches.flatMap(
    // handles come from our own routes
    ({ route }) => (route.handle as TemplatePartsHandle | undefined)?.templateParts ?? [],
  );
  const all = new Set([...parts, ...sections.flatMap(templatePartsOf)]);
  return [`${template}.ts`, ...[...all].map((part) => partFiles[part])].map(
    (file) => `src/web/templates/${template}/${file}`,
  );
}

/** The addresses of the sheets of a module and its static imports, imports first. */
function sheetsOfModule(module: string, seen = new Set<string>()): string[] {
  const chunk = build[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  const ofImports = (chunk.imports ?? []).flatMap((imported) => sheetsOfModule(imported, seen));
  return [...ofImports, ...(chunk.css ?? []).map((file) => `/${file}`)];
}

function sheetsAt(addresses: readonly string[]): DocumentSheets {
  // the router marks the address of a sheet that is also imported dynamically with #
  const files = [...new Set(addresses.map((address) => address.replace('#', '')))];
  return {
    text: layers.trim() + files.map(sheetText).join(''),
    names: files.map((file) => file.replace(/^\/assets\/|\.css$/g, '')),
  };
}

/** The rules of a built sheet. Pages share most of their sheets, so each file is read once. */
function sheetText(file: string): string {
  let text = texts.get(file);
  if (text === undefined) {
    text = readFileSync(join(client, file), 'utf8').trim();
    texts.set(file, text);
  }
  return text;
}
