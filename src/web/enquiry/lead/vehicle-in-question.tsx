import './vehicle-in-question.css';
import { Picture } from '#web/ui/card/picture.tsx';
import { PriceBlock } from '#web/vehicle/price-block.tsx';
import type { VehicleInQuestionView } from './vehicle-in-question-view.ts';

/** The vehicle that the form is about, with a link to its page. */
export function VehicleInQuestion({ vehicle }: { vehicle: VehicleInQuestionView }) {
  const { title, subtitle, href, price, picture } = vehicle;
  return (
    <a href={href} className="form-page-vehicle framed stack gap-1">
      {picture && (
        <Picture picture={picture} sizes="(min-width: 992px) 22rem, 92vw" eager className="photo" />
      )}
      <strong>{title}</strong>
      {subtitle && <span>{subtitle}</span>}
      <PriceBlock price={price} />
    </a>
  );
}
