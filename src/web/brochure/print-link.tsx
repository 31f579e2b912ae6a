import '#web/vehicle/actions/tool.css';
import { recordEvent } from '#web/visit/record-event.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Opens a vehicle's printable page in a new tab. */
export function PrintLink({ id, slug }: { id: number; slug: string }) {
  return (
    <a
      href={`/print?car_id=${slug}`}
      className="tool soft small row gap-1"
      target="_blank"
      rel="noopener nofollow"
      onClick={() => recordEvent('brochurePrinted', { car_id: id, slug })}
    >
      <Icon name="print" />
      Print
    </a>
  );
}
