import './price-block.css';
import type { PriceDisplay } from '#domain/price/price-display.ts';

interface PriceBlockProps {
  price: PriceDisplay;
  /** `$1,200 below market` */
  saving?: string | undefined;
}

/** The price, its basis and the previous price. */
export function PriceBlock({ price, saving }: PriceBlockProps) {
  return (
    <p className="price-block cluster">
      {price.was && (
        <s className="price-was">
          <span className="sr-only">Was </span>
          {price.was}
        </s>
      )}
      <strong className="price-now">{price.text}</strong>
      {price.label && <span className="price-label">{price.label}</span>}
      {saving && <span className="price-saving">{saving}</span>}
    </p>
  );
}
