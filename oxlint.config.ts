import { defineConfig, type OxlintOverride } from 'oxlint';
import { foldersElsewhere, layers, serverPackages, typeOnly } from './layers.ts';

const everyTarget = [...new Set([...Object.keys(layers), 'search', 'config', 'platform'])];

/**
 * The registry waits for every template while it is loaded, so a template's part that imports it makes a circle in which
 * the built server waits for itself, and Node ends without a word. Routes alone import it and hand on what parts need.
 */
const registry = {
  regex: '^#web/templates/template-registry',
  message: 'Routes alone import the template registry; parts are handed what they need of it.',
};
const registryUsers = [
  'src/web/**/*-route.tsx',
  'src/web/site/site-layout.tsx',
  'src/web/entry.client.tsx',
];

function folderOf(layer: string): string {
  return foldersElsewhere[layer] ?? `src/${layer}`;
}

/** The rule of one layer: everything that the table does not grant is forbidden. */
function importsOf(layer: string, files = [`${folderOf(layer)}/**`]): OxlintOverride {
  const granted = [layer, ...(layers[layer] ?? [])];
  const asTypes = typeOnly[layer] ?? [];
  const forbidden = everyTarget.filter(
    (target) =>
      !granted.includes(target) &&
      // granting a folder of a layer does not grant the layer, and the other way round it does
      !granted.some((grant) => target.startsWith(`${grant}/`) || grant.startsWith(`${target}/`)),
  );
  const pattern = (targets: readonly string[], message: string, allowTypeImports: boolean) => ({
    regex: `^#(${targets.join('|')})(/|$)`,
    message,
    allowTypeImports,
  });
  const never = forbidden.filter((target) => !asTypes.includes(target));
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^\\.\\./', message: 'Siblings are imported by ./, all else by #layer/...' },
            ...(layer === 'web' && files !== registryUsers ? [registry] : []),
            pattern(
              never,
              `${layer} may import: ${granted.slice(1).join(', ') || 'nothing'}.`,
              false,
            ),
            ...(asTypes.length > 0
              ? [pattern(asTypes, `${layer} may import ${asTypes.join(', ')} as types only.`, true)]
              : []),
            ...([
              'domain',
              'site',
              'search/engine',
              'search/vehicle-search',
              'search/content-search',
              'web',
            ].includes(layer)
              ? [
                  {
                    regex: `^(${serverPackages.join('|')})(/|$)`,
                    message: `${layer} may be part of the browser's script.`,
                    allowTypeImports: false,
                  },
                ]
              : []),
          ],
        },
      ],
    },
  };
}

/** A rule of the trade gives the same answer whenever, wherever and however often it is asked. */
const pureDomain: OxlintOverride = {
  files: ['src/domain/**'],
  rules: {
    'forecourt/no-clock': 'error',
    'no-restricted-globals': [
      'error',
      ...['crypto', 'fetch', 'localStorage', 'performance', 'process', 'sessionStorage'].map(
        (name) => ({ name, message: 'The domain is pure: its caller gives it what it needs.' }),
      ),
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: 'The domain is given the time by its caller.' },
      { object: 'Math', property: 'random', message: 'The domain leaves nothing to chance.' },
    ],
  },
};

export default defineConfig({
  jsPlugins: ['./lint-plugin.ts'],
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    eqeqeq: 'error',
    // a cast is allowed and says in a comment why it is right; that is for a reader to judge
    'typescript/no-unsafe-type-assertion': 'off',
    // the compiler's noImplicitReturns asks the same, and knows `void`
    'typescript/consistent-return': 'off',
    // parts of an interface that are functions are written as methods here, and hold no `this`
    'typescript/unbound-method': 'off',
    // what a feed holds is anything, and faults tell it as it is
    'typescript/no-base-to-string': 'off',
    // characters are meant where a text is spread
    'typescript/no-misused-spread': 'off',
    // `fc.property` and `pg.Pool` are how their manuals write them
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'no-unused-vars': [
      'error',
      { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
    ],
    'no-new': 'off',
    // both misread what a callback changes, and workers for windows
    'no-unmodified-loop-condition': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    // waiting in turn is often the point
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
  },
  overrides: [
    ...Object.keys(layers).map((layer) => importsOf(layer)),
    importsOf('web', registryUsers),
    pureDomain,
  ],
  ignorePatterns: ['build/**', '.data/**', '.react-router/**'],
});
