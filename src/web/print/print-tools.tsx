import './print-tools.css';
import { BrochureButton } from '#web/brochure/brochure-button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Buttons above the sheet; not printed. */
export function PrintTools({ id, slug, title }: { id: number; slug: string; title: string }) {
  return (
    <nav className="print-tools cluster" aria-label="Printing">
      <a href={`/cars/${slug}`} className="print-tool row-inline gap-2">
        <Icon name="left" />
        Back to the vehicle
      </a>
      <BrochureButton id={id} slug={slug} title={title} className="print-tool row-inline gap-2" />
      <button
        type="button"
        className="button button-action print-button needs-script"
        onClick={() => window.print()}
      >
        <Icon name="print" />
        Print this page
      </button>
    </nav>
  );
}
