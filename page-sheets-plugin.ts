import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Marks the modules that stand for sheets, so that Vite's own plugins leave them alone. */
const MARK = '.sheet';
const major = (version: number) => version << 16;
/** The oldest browsers with the features of the build's `target`; newer syntax is rewritten for them. */
const oldestBrowsers = { chrome: major(94), safari: major(16) | (4 << 8), firefox: major(93) };

/**
 * Builds the style sheets apart from the scripts. Vite makes one sheet of each script file, so a script that several
 * pages share would bring the styles of all of them. Here a page's sheets follow from its modules' imports alone
 * (decision 026): rules that the same pages need are one file, whichever scripts hold the components.
 *
 * Vite's manifest then names, for each page's script and for each script loaded on demand, the sheets of its module.
 * `.vite/sheets.json` names the sheets of parts, of which a page's data says which it shows. A module that gathers parts
 * in one script does not have their sheets.
 *
 * @param root the folder of the project
 * @param parts matches the modules that are parts
 * @param gatherers matches the modules that gather parts
 */
export function pageSheets(root: string, parts: RegExp, gatherers: RegExp): Plugin[] {
  const texts = new Map<string, string>();
  /** The references of the emitted files by the sheet's module. */
  const files = new Map<string, string>();
  return [
    {
      name: 'page-sheets:collect',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'client',
      async resolveId(source, importer) {
        if (!source.endsWith('.css') || !importer) return null;
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        // a package's sheet stays with the script that imports it
        if (!resolved || resolved.id.includes('/node_modules/')) return resolved;
        return { id: resolved.id + MARK, moduleSideEffects: true };
      },
      load(id) {
        if (!id.endsWith(MARK)) return null;
        const file = id.slice(0, -MARK.length);
        this.addWatchFile(file);
        texts.set(id, readFileSync(file, 'utf8'));
        return '';
      },
      renderStart() {
        for (const sheets of sheetsOfSamePages(this, [...this.getModuleIds()], parts, gatherers)) {
          const { code } = transform({
            filename: sheets[0] ?? '',
            code: Buffer.from(sheets.map((sheet) => texts.get(sheet)).join('\n')),
            minify: true,
            targets: oldestBrowsers,
          });
          const file = this.emitFile({ type: 'asset', name: 'page.css', source: code });
          for (const sheet of sheets) files.set(sheet, file);
        }
      },
    },
    {
      name: 'page-sheets:assign',
      apply: 'build',
      // after Vite has made its own sheets and before it writes the manifest
      enforce: 'post',
      applyToEnvironment: ({ name }) => name === 'client',
      /** Scripts that load others contain the names of their sheets. */
      augmentChunkHash({ dynamicImports }) {
        if (dynamicImports.length === 0) return;
        return createHash('sha256')
          .update([...texts.values()].join(''))
          .digest('hex');
      },
      generateBundle(_options, bundle) {
        const filesOf = (module: string) => {
          const sheets = importedSheets(this, module, gatherers);
          return [...new Set(sheets.map((sheet) => this.getFileName(files.get(sheet) ?? '')))];
        };
        const byModule: Record<string, string[]> = {};
        for (const id of this.getModuleIds()) {
          if (parts.test(id)) byModule[relative(root, id)] = filesOf(id).map((file) => `/${file}`);
        }
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
          if (!chunk.isEntry && !chunk.isDynamicEntry) continue;
          for (const file of filesOf(chunk.facadeModuleId))
            chunk.viteMetadata?.importedCss.add(file);
        }
        this.emitFile({
          type: 'asset',
          fileName: '.vite/sheets.json',
          source: JSON.stringify(byModule),
        });
      },
    },
  ];
}

/** The sheets in groups; those of a group are needed by exactly the same pages, parts and scripts loaded on demand. */
function sheetsOfSamePages(
  context: Context,
  modules: readonly string[],
  parts: RegExp,
  gatherers: RegExp,
): string[][] {
  const users = modules.filter((id) => {
    const info = context.getModuleInfo(id);
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0 || parts.test(id);
  });
  const usersOf = new Map<string, number[]>();
  for (const [number, user] of users.entries()) {
    for (const sheet of importedSheets(context, user, gatherers))
      usersOf.set(sheet, [...(usersOf.get(sheet) ?? []), number]);
  }
  return [...Map.groupBy(usersOf.keys(), (sheet) => usersOf.get(sheet)?.join(' ')).values()];
}

/** The sheets that a module imports, directly or through others, in the order of the imports; none for a gatherer. */
function importedSheets(
  context: Context,
  module: string,
  gatherers: RegExp,
  seen = new Set<string>(),
): string[] {
  if (seen.has(module) || gatherers.test(module)) return [];
  seen.add(module);
  if (module.endsWith(MARK)) return [module];
  return (context.getModuleInfo(module)?.importedIds ?? []).flatMap((imported) =>
    importedSheets(context, imported, gatherers, seen),
  );
}
