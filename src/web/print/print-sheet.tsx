import './print-contact.css';
import './print-sheet.css';
import './print-finance.css';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import { LineList } from '#web/vehicle/facts/line-list.tsx';
import { PriceBlock } from '#web/vehicle/price-block.tsx';
import { PrintContact } from './print-contact.tsx';
import { comparisonRateWarning } from '#domain/finance/comparison-rate-warning.ts';
import type { FinanceEstimateView } from '#web/finance/finance-estimate-view.ts';

/** A vehicle on a sheet of paper, shown the same on screen. */
export function PrintSheet({ view }: { view: BrochureView }) {
  const { comments, features, finance, keyFacts, pictures, sold, specifications } = view;
  return (
    <article className="print-sheet paper" style={onPaper(view)}>
      <header className="print-band cluster">
        <p className="print-dealer">{view.dealer}</p>
        {view.phone && <p className="print-phone">{view.phone}</p>}
      </header>
      <div className="print-head cluster">
        <div>
          <p className="print-eyebrow">{[view.condition, view.mark].filter(Boolean).join(' · ')}</p>
          <h1>{view.title}</h1>
          {view.subtitle && <p className="soft">{view.subtitle}</p>}
        </div>
        {sold ? <p className="print-sold">{sold}</p> : <PriceBlock price={view.price} />}
      </div>
      {pictures.length > 0 && <Mosaic pictures={pictures} />}
      <LineList lines={keyFacts} className="print-facts" />
      {finance && <PrintFinance finance={finance} />}
      {specifications.length > 0 && (
        <section aria-labelledby="print-specifications">
          <h2 id="print-specifications">Specifications</h2>
          <LineList lines={specifications} className="print-lines" />
        </section>
      )}
      {features.length > 0 && (
        <section aria-labelledby="print-features">
          <h2 id="print-features">Features</h2>
          <ul className="print-features">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
      {comments && (
        <section aria-labelledby="print-comments">
          <h2 id="print-comments">{comments.title}</h2>
          <p className="print-comments">{comments.text}</p>
        </section>
      )}
      <PrintContact view={view} />
      <footer className="print-foot soft">
        Printed on {view.printed}. Prices change and vehicles sell, so please check with{' '}
        {view.dealer} before you travel.
      </footer>
    </article>
  );
}

/** The dealer's colours on white, whatever the background of the site. */
function onPaper({ looks }: BrochureView): Record<`--${string}`, string> {
  return {
    '--paper': '#ffffff',
    '--brand': looks.brand,
    '--brand-text': looks.brandText,
    '--brand-tint': looks.brandTint,
    '--ink': looks.ink,
    '--ink-soft': looks.inkSoft,
    '--line': looks.line,
  };
}

/** The pictures. They load eagerly, because lazy ones below the fold would be missing on paper. */
function Mosaic({ pictures }: Pick<BrochureView, 'pictures'>) {
  return (
    <div className="print-pictures" data-count={pictures.length}>
      {pictures.map((picture, index) => (
        <Picture
          key={picture.base}
          picture={picture}
          sizes={index === 0 ? '42rem' : '12rem'}
          widest={index === 0 ? 1280 : 480}
          eager
        />
      ))}
    </div>
  );
}

/** A repayment with its rates, the warning and the lender's conditions in full, because paper has no "Show more". */
function PrintFinance({ finance }: { finance: FinanceEstimateView }) {
  const { repayment, period, terms, rate, comparisonRate, disclaimer } = finance;
  return (
    <section className="print-finance" aria-label="Finance">
      <p>
        <strong>
          From {repayment} / {period}
        </strong>
        <span>{terms}</span>
        <span>Interest rate {rate}</span>
        <span>Comparison rate {comparisonRate}</span>
      </p>
      <p className="print-small soft">{comparisonRateWarning}</p>
      {disclaimer && <p className="print-small soft">{disclaimer.whole}</p>}
    </section>
  );
}
