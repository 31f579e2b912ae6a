import './card-tag-label.css';
import type { CardTag } from '#domain/vehicle/display/card-tag.ts';
import { Icon } from '#web/ui/icon.tsx';

interface CardTagLabelProps {
  tag: CardTag | undefined;
  /** The manufacturer's badge for certified vehicles. */
  certifiedImage?: string | undefined;
}

/** The tag in the corner of a vehicle's picture. */
export function CardTagLabel({ tag, certifiedImage }: CardTagLabelProps) {
  if (!tag) return null;
  if (tag.kind !== 'certified') {
    return <span className={`card-tag card-tag-${tag.kind}`}>{tag.text}</span>;
  }
  if (certifiedImage) {
    return <img src={certifiedImage} alt="Certified" className="card-tag-image" loading="lazy" />;
  }
  return (
    <span className="card-tag card-tag-certified row-inline gap-1">
      <Icon name="check" />
      Certified
    </span>
  );
}
