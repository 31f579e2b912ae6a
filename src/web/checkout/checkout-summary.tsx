import './checkout-summary.css';
import { Picture } from '#web/ui/card/picture.tsx';
import { PriceBlock } from '#web/vehicle/price-block.tsx';
import type { CheckoutView } from './checkout-view.ts';

interface CheckoutSummaryProps {
  view: Pick<CheckoutView, 'vehicle' | 'sums'>;
  /** `Delivery to Victoria: $890` */
  delivery: string | undefined;
}

/** The vehicle and what is to be paid. It stays in view: on a phone as a bar, beside the form on wider screens. */
export function CheckoutSummary({ view: { vehicle, sums }, delivery }: CheckoutSummaryProps) {
  return (
    <div className="checkout-summary framed paper">
      {vehicle.picture && (
        <Picture
          picture={vehicle.picture}
          sizes="(min-width: 992px) 24rem, 6rem"
          eager
          className="photo checkout-picture"
        />
      )}
      <div className="checkout-vehicle stack gap-1">
        <a href={vehicle.href} className="cut">
          {vehicle.title}
        </a>
        {vehicle.subtitle && <span className="checkout-detail">{vehicle.subtitle}</span>}
        <PriceBlock price={vehicle.price} />
        {vehicle.place && <span className="checkout-detail soft">{vehicle.place}</span>}
      </div>
      {(sums.length > 0 || delivery !== undefined) && (
        <dl className="checkout-sums">
          {sums.map(({ label, value }) => (
            <div key={label} className="row between gap-3">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {delivery !== undefined && (
            <div>
              <dt className="sr-only">Delivery</dt>
              <dd>{delivery}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}
