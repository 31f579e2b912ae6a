import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { QuickQuote } from './quick-quote.tsx';
import { quoteView } from './quote-view.ts';

const { settings } = someSite('yard', { finance: { enabled: true } });
const view = quoteView(settings, new URLSearchParams(), undefined, new Date());

function html(hasNoQuote: boolean): string {
  return renderToString(
    <QuickQuote view={view} values={undefined} quote={undefined} hasNoQuote={hasNoQuote} />,
  );
}

it('says without script that the estimate failed, and what to do', () => {
  const failed =
    'We can’t show an estimate right now. Please try again later, or apply without one.';
  expect(html(true)).toContain(failed);
  expect(html(false)).not.toContain(failed);
  expect(html(false)).toContain('Your estimate appears here.');
});
