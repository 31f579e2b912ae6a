import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PageSheets } from '#web/styles/page-sheets.tsx';
import { bufferPageData } from './buffer-page-data.ts';
import { deferScripts } from './defer-scripts.ts';
import { type Packed, packed, unpacked } from './packed.ts';

const view = { heading: 'Utes for sale', price: undefined };

function Page() {
  const data = useLoaderData<Packed<typeof view>>();
  return (
    <html lang="en">
      <head>
        <PageSheets />
      </head>
      <body>
        <h1>{unpacked(data).heading}</h1>
        <Scripts />
      </body>
    </html>
  );
}

/** The addresses of sheets as the router's build writes them: with # if a sheet is also imported dynamically. */
const css = ['/assets/page.css', '/assets/chips.css#'];

/** Renders a one-route app with the installed router, as `entry.server.tsx` does. */
async function render(prepare: (context: EntryContext) => Promise<EntryContext>): Promise<string> {
  const route = { id: 'root', path: '' };
  const build = {
    entry: {
      module: {
        default: async (request: Request, status: number, _: Headers, context: EntryContext) => {
          const router = <ServerRouter context={await prepare(context)} url={request.url} />;
          return new Response(renderToString(router), { status });
        },
      },
    },
    routes: { root: { ...route, module: { default: Page, loader: () => packed(view) } } },
    assets: {
      entry: { module: '/entry.js', imports: ['/shared.js'] },
      routes: { root: { ...route, hasLoader: true, module: '/root.js', imports: [], css } },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  };
  // as much of a build as the request handler reads
  const handle = createRequestHandler(build as unknown as ServerBuild, 'production');
  return (await handle(new Request('http://yard.example/'))).text();
}

it('renders the whole page and its data in one pass', async () => {
  const html = await render(bufferPageData);
  expect(html).toContain('<h1>Utes for sale</h1>');
  expect(html).toContain('streamController.enqueue');
  expect(html).toContain('streamController.close()');
  expect(html).not.toContain('<!--$?-->');
});

it('would suspend without the buffered data, which is why it is needed', async () => {
  const html = await render(async (context) => context);
  expect(html).not.toContain('streamController.close()');
});

it('sends a view model as one text and nothing else of it', async () => {
  const html = await render(bufferPageData);
  expect(html.match(/Utes for sale/g)).toHaveLength(2);
  expect(html).toContain("{'heading':'Utes for sale'}");
});

it('defers every script of the router', async () => {
  const html = await render(bufferPageData);
  expect(html).toMatch(/<(?:link|script)[^>]*module/);
  const deferred = deferScripts(Buffer.from(html)).toString();
  expect(deferred).not.toMatch(/<link[^>]*rel="modulepreload"|<script[^>]*type="module"/);
  expect(deferred).toMatch(/<script type="later"/);
  expect(deferred).toMatch(/<link rel="later"/);
});

it('links the sheets of a page reached by client-side navigation', async () => {
  vi.stubEnv('SSR', false);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const html = await render(bufferPageData);
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)];
  expect(links.map(([, href]) => href)).toEqual(['/assets/page.css', '/assets/chips.css']);
});
