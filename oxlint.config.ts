import { defineConfig, type OxlintOverride } from 'oxlint';
import { foldersElsewhere, layers, serverPackages, typeOnly } from './layers.ts';

const everyTarget = [...new Set([...Object.keys(layers), 'search', 'config', 'platform'])];

/**
 * The registry waits for the templates while it loads. A template's part that imports it would create a cycle in which
 * the built server waits for itself and Node exits silently. So only routes and sections import it, and pass on what
 * the parts need; templates import no sections.
 */
const registry = {
  regex: '^#web/templates/template-registry',
  message:
    'Only routes and sections import the template registry; pass what a part needs as a property.',
};
const sections = {
  regex: '^#web/(sections|pages)/',
  message: 'Templates dress sections through their slots and do not import them.',
};
const registryUsers = [
  'src/web/**/*-route.tsx',
  'src/web/site/site-layout.tsx',
  'src/web/entry.client.tsx',
  'src/web/sections/**',
];
const templates = ['src/web/templates/**'];

function folderOf(layer: string): string {
  return foldersElsewhere[layer] ?? `src/${layer}`;
}

/** The import rule of a layer: everything that the table does not allow is forbidden. */
function importsOf(layer: string, files = [`${folderOf(layer)}/**`]): OxlintOverride {
  const allowed = [layer, ...(layers[layer] ?? [])];
  const asTypes = typeOnly[layer] ?? [];
  const forbidden = everyTarget.filter(
    (target) =>
      !allowed.includes(target) &&
      // allowing a layer allows its folders; if only a folder is allowed, the other folders are forbidden one by one
      !allowed.some((grant) => target.startsWith(`${grant}/`) || grant.startsWith(`${target}/`)),
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
            { regex: '^\\.\\./', message: 'Import siblings by ./, everything else by #layer/...' },
            ...(layer === 'web' && files !== registryUsers ? [registry] : []),
            ...(files === templates ? [sections] : []),
            pattern(
              never,
              `${layer} may import: ${allowed.slice(1).join(', ') || 'nothing'}.`,
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
                    message: `${layer} may run in the browser, so it must not import this package.`,
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

/** Domain functions are pure: the same arguments always give the same result. */
const pureDomain: OxlintOverride = {
  files: ['src/domain/**'],
  rules: {
    'forecourt/no-clock': 'error',
    'no-restricted-globals': [
      'error',
      ...['crypto', 'fetch', 'localStorage', 'performance', 'process', 'sessionStorage'].map(
        (name) => ({ name, message: 'The domain is pure: pass what it needs as an argument.' }),
      ),
    ],
    'no-restricted-properties': [
      'error',
      {
        object: 'Date',
        property: 'now',
        message: 'The domain does not read the clock: pass the time as an argument.',
      },
      {
        object: 'Math',
        property: 'random',
        message: 'The domain is pure: pass random numbers as arguments.',
      },
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
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    eqeqeq: 'error',
    // casts are allowed if a comment gives the reason; reviewers check that
    'typescript/no-unsafe-type-assertion': 'off',
    // the compiler's noImplicitReturns checks the same and handles `void`
    'typescript/consistent-return': 'off',
    // functions of interfaces are declared as methods and do not use `this`
    'typescript/unbound-method': 'off',
    // feeds may contain values of any type, which error messages quote
    'typescript/no-base-to-string': 'off',
    // texts are spread to get their characters
    'typescript/no-misused-spread': 'off',
    // `fc.property` and `pg.Pool` are the documented usage
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
    // both misjudge changes by callbacks, and take workers for windows
    'no-unmodified-loop-condition': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    // sequential waiting is often intended
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
  },
  overrides: [
    ...Object.keys(layers).map((layer) => importsOf(layer)),
    importsOf('web', registryUsers),
    importsOf('web', templates),
    pureDomain,
  ],
  ignorePatterns: ['build/**', '.data/**', '.react-router/**'],
});
