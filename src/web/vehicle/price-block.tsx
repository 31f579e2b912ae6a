import type { PriceDisplay } from '#domain/price/price-display.ts';

/** The price with what it includes, and what it was. */
export function PriceBlock({ price }: { price: PriceDisplay }) {
  return (
    <p className="price-block">
      {price.was && (
        <s className="price-was">
          <span className="sr-only">Was </span>
          {price.was}
        </s>
      )}
      <strong className="price-now">{price.text}</strong>
      {price.label && <span className="price-label">{price.label}</span>}
    </p>
  );
}
