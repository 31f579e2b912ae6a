import './finance-example.css';
import { FinanceEstimate } from '#web/finance/finance-estimate.tsx';
import { SectionLinks } from '#web/sections/section-links.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { FinanceExampleView } from './finance-example-view.ts';

/** What a price costs a week, with all that the law wants beside it. */
export function FinanceExample({
  view,
  site,
  headingId,
  isFirst,
}: SectionProps<FinanceExampleView>) {
  const { title, text, price, estimate, links } = view;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className="finance-example stack gap-5">
      <div className="finance-example-words stack gap-4">
        <Heading id={headingId}>{title}</Heading>
        {text && <p>{text}</p>}
        <SectionLinks links={links} />
      </div>
      <div className="finance-example-figure paper pad-5 stack gap-2">
        <p className="soft">
          For a {site.vehicleType.singular} at {price}
        </p>
        <FinanceEstimate estimate={estimate} />
      </div>
    </div>
  );
}
