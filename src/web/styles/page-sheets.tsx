import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import { InlineNonce } from '#web/inline-nonce.ts';
import { DocumentSheetsContext } from './document-sheets-context.ts';
import { isInDocument } from './sheets-of-document.ts';

/** Sheets that come later go behind the document's own: React sorts by this name. */
const PRECEDENCE = 'page';

/** In place of the router's `Links`: a stylesheet of its own would hold up the first paint by a round trip. */
export function PageSheets() {
  return import.meta.env.SSR ? <OwnSheets /> : <LaterSheets />;
}

/** The sheets of the page, in the document. The browser's React knows nothing of this element and leaves it. */
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

/** The sheets of a page that a visitor has gone on to. React shows such a page as soon as they are there. */
function LaterSheets() {
  const manifest = use(FrameworkContext)?.manifest;
  return useMatches()
    .flatMap(({ id }) => manifest?.routes[id]?.css ?? [])
    .filter((address) => !isInDocument(address))
    .map((address) => (
      <link
        key={address}
        rel="stylesheet"
        href={address.replace('#', '')}
        precedence={PRECEDENCE}
      />
    ));
}
