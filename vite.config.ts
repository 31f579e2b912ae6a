import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // the server reads from the manifest which stylesheets a template imports
    manifest: true,
    rolldownOptions: {
      output: {
        // a page names each of its sheets
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:6][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { allowedHosts: true },
});
