/** What rolldown knows of a module when it asks for the name of its script file. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

interface ScriptGroup {
  name(id: string, graph: ModuleGraph): string | null;
  /** The least number of pages and parts that must share a module. */
  minShareCount?: number;
}

const kinds = ['frame', 'search', 'vehicle', 'home'] as const;
type Kind = (typeof kinds)[number];

/** The modules with which each kind of page starts. All pages have the frame. */
const starts: Readonly<Record<Kind, RegExp>> = {
  frame: /\/src\/web\/(entry\.client|root|site\/site-layout|templates\/(\w+)\/\2)\.tsx?$/,
  search: /\/src\/web\/(search\/search-route|templates\/\w+\/(search-page|result-card))\.tsx$/,
  vehicle: /\/src\/web\/(vehicle\/vehicle-route|templates\/\w+\/vehicle-page)\.tsx$/,
  home: /\/src\/web\/(pages\/page-route|templates\/\w+\/result-card|sections\/small-sections)\.tsx?$/,
};

/**
 * What home pages share with parts that every page loads on demand. In the script of the home page, such a part would load
 * all of that.
 */
const alsoOnDemand = /\/src\/web\/ui\/dialog\.tsx$/;

/** What several parts of one template show. In the script of a kind of page, all templates' sites would load it. */
const ofOneTemplate = /\/src\/web\/search\/sentence\//;

const framework =
  /\/node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown[/-]runtime|vite\/preload-helper/;

/**
 * The script files that pages share; what they leave stays with the page or the part that loads it. Left alone, the
 * bundler makes a file for each set of pages that share a module, which was 60 to 90 files for a page. A page now loads
 * the framework, the frame of a site, what several of the most visited pages share, what one of them shares with less
 * visited pages, and its own script.
 *
 * A group also takes what its modules import unless an earlier group has it, so the files do not form a cycle.
 */
export const scriptGroups: ScriptGroup[] = [
  { name: (id) => (framework.test(id) ? 'framework' : null) },
  { name: (id, graph) => (kindsOf(id, graph).includes('frame') ? 'frame' : null) },
  {
    name: (id, graph) =>
      kindsOf(id, graph).length > 1 || alsoOnDemand.test(id) ? 'shopping' : null,
  },
  { name: (id, graph) => kindsOf(id, graph)[0] ?? null, minShareCount: 2 },
];

/**
 * The kinds of pages that import a module, directly or through others; none for a module that a page starts with, nor
 * for those of a template, which only its own sites load.
 */
function kindsOf(id: string, graph: ModuleGraph): Kind[] {
  const isOfTemplate = /\/templates\/\w+\//.test(id) || ofOneTemplate.test(id);
  const isOurs = /\/src\/.*\.tsx?$/.test(id) && !isOfTemplate;
  if (!isOurs || kinds.some((kind) => starts[kind].test(id))) return [];
  const modules = new Set([id]);
  // grows while it is read
  for (const module of modules) {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) modules.add(importer);
  }
  return kinds.filter((kind) => [...modules].some((module) => starts[kind].test(module)));
}
