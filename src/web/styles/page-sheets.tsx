import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import { InlineNonce } from '#web/inline-nonce.ts';
import { DocumentSheetsContext } from './document-sheets-context.ts';
import { isInlined } from './inlined-sheets.ts';
import { sheetsInData } from './sheets-in-data.ts';

/** The precedence of sheets loaded later, which React sorts after the document's own. */
const PRECEDENCE = 'page';

/** Replaces the router's `Links`, because a separate stylesheet would delay the first paint by a round trip. */
export function PageSheets() {
  return import.meta.env.SSR ? <OwnSheets /> : <LaterSheets />;
}

/** The sheets inlined in the document. React in the browser does not know this element and leaves it alone. */
function OwnSheets() {
  const nonce = use(InlineNonce);
  const { text, names } = use(DocumentSheetsContext) ?? { text: '', names: [] };
  return (
    <style
      nonce={nonce}
      data-precedence={PRECEDENCE}
      data-sheets={names.join(' ')}
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/**
 * The sheets of a page reached by client-side navigation: its routes' sheets, and its sections' sheets, which its
 * data lists. React shows the page when they have loaded.
 */
function LaterSheets() {
  const manifest = use(FrameworkContext)?.manifest;
  const matches = useMatches();
  const ofRoutes = matches.flatMap(({ id }) => manifest?.routes[id]?.css ?? []);
  const ofSections = matches.flatMap(({ loaderData }) => sheetsInData(loaderData));
  const addresses = [...ofRoutes, ...ofSections].map((address) => address.replace('#', ''));
  return [...new Set(addresses)]
    .filter((address) => !isInlined(address))
    .map((address) => (
      <link
        key={address}
        rel="stylesheet"
        href={address}
        precedence={PRECEDENCE}
        // as Vite loads the sheets of a section's script, and the router those of a route
        crossOrigin={ofRoutes.some((route) => route.startsWith(address)) ? undefined : ''}
      />
    ));
}
