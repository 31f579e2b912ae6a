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

it('clears a quote that failed without a word', () => {
  expect(html(false)).toContain('Your estimate appears here.');
  expect(html(true)).not.toContain('Your estimate appears here.');
  expect(html(true)).toMatch(/class="quick-quote-result[^>]*><\/div>/);
});

it('shows no figure for less than $25 a week', () => {
  const shown = (weeklyRepaymentAmount: number) => {
    const quote = { weeklyRepaymentAmount, advertisedRate: 8, comparisonRate: 9 };
    return renderToString(
      <QuickQuote view={view} values={undefined} quote={quote} hasNoQuote={false} />,
    );
  };
  expect(shown(25)).toContain('$25.00');
  expect(shown(24.99)).not.toContain('$24.99');
  expect(shown(24.99)).toContain('Enquire for Finance');
});
