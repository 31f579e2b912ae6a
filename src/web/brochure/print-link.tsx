import { Icon } from '#web/ui/icon.tsx';

/** A vehicle's printable page, in a tab of its own. */
export function PrintLink({ slug }: { slug: string }) {
  return (
    <a href={`/print?car_id=${slug}`} className="tool" target="_blank" rel="noopener nofollow">
      <Icon name="print" />
      Print
    </a>
  );
}
