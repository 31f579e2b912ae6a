import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { pageSheets } from './page-sheets-plugin.ts';
import { scriptGroups } from './script-chunks.ts';

/** The sections, and the parts of templates. */
const partsOfPages =
  /\/src\/web\/(sections|templates)\/([\w-]+)\/(\2|[\w]+-(page|card|search))\.tsx?$/;

/** Sections load as one script, and each has its own sheets. */
const gatherers = /\/src\/web\/sections\/small-sections\.ts$/;

export default defineConfig({
  plugins: [pageSheets(import.meta.dirname, partsOfPages, gatherers), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // a page names each of its sheets
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash:6][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: { groups: scriptGroups },
          },
        },
      },
    },
  },
  server: { allowedHosts: true },
});
