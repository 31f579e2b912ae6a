import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryContext } from 'react-router';
import type { TemplatePartsHandle } from '#web/templates/template.ts';
import { client, sheetsOfParts, sheetsOfTemplate } from './built-sheets.ts';
import layers from './layers.css?inline';
import { sheetsInData } from './sheets-in-data.ts';

/** The style sheets of a page, as inlined in its document. */
export interface DocumentSheets {
  /** The rules of all sheets. */
  text: string;
  /** The sheets' names among the built files. */
  names: readonly string[];
}

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
  // data comes from our own loaders
  const { template = '' } = (loaderData['root'] ?? {}) as { template?: string };
  const ofSections = Object.values(loaderData).flatMap(sheetsInData);
  const key = [...matches.map(({ route }) => route.id), template, ...ofSections].join(' ');
  let sheets = made.get(key);
  if (!sheets) {
    const ofRoutes = matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
    // handles come from our own routes
    const parts = matches.flatMap(
      ({ route }) => (route.handle as TemplatePartsHandle | undefined)?.templateParts ?? [],
    );
    sheets = sheetsAt([
      ...ofRoutes.map(addressOf),
      ...ofSections,
      ...sheetsOfTemplate(template),
      ...sheetsOfParts(template, parts),
    ]);
    made.set(key, sheets);
  }
  return sheets;
}

/** Without the router's mark for a sheet that is also imported dynamically. */
function addressOf(address: string): string {
  return address.replace('#', '');
}

function sheetsAt(addresses: readonly string[]): DocumentSheets {
  const sheets = [...new Set(addresses)];
  return {
    text: layers.trim() + sheets.map(sheetText).join(''),
    names: sheets.map(nameOf),
  };
}

function nameOf(address: string): string {
  return address.replace(/^\/assets\/|\.css$/g, '');
}

/** The rules of a built sheet. Pages share most of their sheets, so each is read once. */
function sheetText(address: string): string {
  let text = texts.get(address);
  if (text === undefined) {
    text = readFileSync(join(client, address), 'utf8').trim();
    texts.set(address, text);
  }
  return text;
}
