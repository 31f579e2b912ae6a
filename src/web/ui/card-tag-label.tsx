import type { CardTag } from '#domain/vehicle/card-tag.ts';

/** The one tag in the corner of a vehicle's picture. */
export function CardTagLabel({ tag }: { tag: CardTag | undefined }) {
  if (!tag) return null;
  const text = tag.kind === 'certified' ? 'Certified' : tag.text;
  return <span className={`card-tag card-tag-${tag.kind}`}>{text}</span>;
}
