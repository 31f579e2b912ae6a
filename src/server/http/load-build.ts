import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Config } from '#config';

export interface LoadedBuild {
  load(): Promise<ServerBuild>;
  /** The folder of scripts, styles and fonts. */
  assetsDirectory: string;
  /** In development, serves changed modules to the browser. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
}

/** Loads the built web app; in development, Vite rebuilds it from its sources on every change. */
export async function loadBuild(
  config: Config,
  projectDirectory: string,
  server: Server,
): Promise<LoadedBuild> {
  const assetsDirectory = join(projectDirectory, 'build/client');
  if (config.NODE_ENV === 'development') return loadFromSources(assetsDirectory, server);
  const file = pathToFileURL(join(projectDirectory, 'build/server/index.js')).href;
  // React Router's build generates it from our entry.server
  const build = (await import(file)) as ServerBuild;
  return { load: async () => build, assetsDirectory, close: async () => {} };
}

async function loadFromSources(assetsDirectory: string, server: Server): Promise<LoadedBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    // hot updates use the site's own port, which the pages' security policy allows
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    load: async () =>
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    assetsDirectory,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
