import './statistics.css';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { SectionProps } from '#web/sections/section-props.ts';
import { useCountUp } from '#web/ui/use-count-up.ts';
import { useEntered } from '#web/ui/use-entered.ts';

const COUNT_UP_MS = 1000;
const halfShown = { threshold: 0.5 };

/** Figures that count up once, when they are scrolled into view. */
export function Statistics({
  view,
  headingId,
  isFirst,
}: SectionProps<SectionContent<'statistics'>>) {
  const { ref, hasEntered } = useEntered<HTMLDListElement>(halfShown);
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text} />
      <dl ref={ref} className="statistics stack gap-5">
        {view.figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>
              {hasEntered ? (
                <CountUp {...figure} />
              ) : (
                figure.value.toLocaleString('en-AU') + figure.suffix
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function CountUp({ value, suffix }: { value: number; suffix: string }) {
  return useCountUp(value, COUNT_UP_MS).toLocaleString('en-AU') + suffix;
}
