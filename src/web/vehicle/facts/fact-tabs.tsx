import './fact-tabs.css';
import './specifications.css';
import type { ReactNode } from 'react';
import { specificationGroup } from '#domain/vehicle/display/line-groups.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { FactsView } from './facts-view.ts';
import { CollapsedList } from './collapsed-list.tsx';
import { LineList } from './line-list.tsx';

const SHOWN_FEATURES = 8;
const SHOWN_SPECIFICATIONS = 4;

/**
 * Features, specifications and details as tabs. They are radio buttons, which work without script and move with the
 * arrow keys.
 */
export function FactTabs({ facts }: { facts: FactsView }) {
  const tabs = [
    { id: 'featured', label: 'Featured', content: features(facts.features) },
    { id: 'specifications', label: 'Specifications', content: specifications(facts) },
    { id: 'summary', label: 'Summary', content: details(facts) },
  ].filter(({ content }) => content !== undefined);
  const { title = 'Features and specifications' } = facts;
  const [first] = tabs;
  if (!first) return null;
  return (
    <section aria-labelledby="facts-title" className="fact-tabs">
      <h2 id="facts-title">{title}</h2>
      <fieldset className="fact-tab-choice">
        <legend className="sr-only">Show</legend>
        {tabs.map(({ id, label }) => (
          <label key={id}>
            <input
              type="radio"
              name="facts"
              value={id}
              defaultChecked={id === first.id}
              autoComplete="off"
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {tabs.map(({ id, label, content }) => (
        <section key={id} aria-label={label} data-facts={id}>
          {content}
        </section>
      ))}
    </section>
  );
}

function features(items: readonly string[]): ReactNode {
  if (items.length === 0) return undefined;
  return (
    <CollapsedList items={items} shownCount={SHOWN_FEATURES} more="Show All" less="Show Less">
      {(some) => (
        <ul className="equipment">
          {some.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
      )}
    </CollapsedList>
  );
}

function specifications({ lines }: FactsView): ReactNode {
  if (lines.length === 0) return undefined;
  return (
    <CollapsedList items={lines} shownCount={SHOWN_SPECIFICATIONS} more="Show All" less="Show Less">
      {(some) => <LineList lines={some} className="specifications" />}
    </CollapsedList>
  );
}

function details(facts: FactsView): ReactNode {
  const lines = specificationGroup('details', facts.lines);
  return lines.length === 0 ? undefined : (
    <LineList lines={lines} className="specifications details-card shaded" />
  );
}
