import './comparison-table.css';
import type { ReactNode } from 'react';
import type { BestValue } from '#domain/vehicle/display/best-values.ts';
import { CardFinance, CardRates } from '#web/ui/card/card-finance.tsx';
import { ComparisonNote, hasRates } from '#web/ui/card/comparison-note.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PriceBlock } from '#web/vehicle/price-block.tsx';
import type { ComparedVehicle, CompareView } from './compare-view.ts';
import { ComparedActions } from './compared-actions.tsx';
import { ComparedHead } from './compared-head.tsx';

interface ComparisonTableProps {
  view: CompareView;
  onlyDifferences: boolean;
}

/** A column for each vehicle: what leads to it and what it costs, then the lines of its specifications. */
export function ComparisonTable({ view, onlyDifferences }: ComparisonTableProps) {
  const { vehicles } = view;
  const lines = view.lines.filter(({ differs }) => differs || !onlyDifferences);
  const cards = vehicles.map(({ card }) => card);
  const hasFinance = cards.some(({ finance }) => finance);
  const cells = (content: (vehicle: ComparedVehicle, index: number) => ReactNode): ReactNode =>
    vehicles.map((vehicle, index) => <td key={vehicle.slug}>{content(vehicle, index)}</td>);
  return (
    <table className="comparison">
      <thead>
        <tr>
          <td>
            <span className="sr-only">Detail</span>
          </td>
          {vehicles.map(({ slug, card }) => (
            <ComparedHead key={slug} card={card} />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <RowHead label="Price" />
          {cells(({ card }, index) => (
            <>
              {card.soldNote === undefined ? (
                <PriceBlock price={card.price} />
              ) : (
                <p className="comparison-sold">No longer for sale</p>
              )}
              <Best best={view.bestPrice} index={index} />
            </>
          ))}
        </tr>
        {hasFinance && (
          <tr className="comparison-finance">
            <RowHead label="Repayment" />
            {cells(({ card: { finance, title } }) =>
              finance ? (
                <>
                  <CardFinance finance={finance} />
                  <CardRates finance={finance} of={title} />
                </>
              ) : (
                <NotStated />
              ),
            )}
          </tr>
        )}
        {hasRates(cards) && (
          <tr className="comparison-warning">
            <RowHead label="Please note" />
            <td colSpan={vehicles.length}>
              <ComparisonNote cards={cards} as="div" />
            </td>
          </tr>
        )}
        <tr>
          <RowHead label="Next step" />
          {cells((vehicle) => (
            <ComparedActions vehicle={vehicle} />
          ))}
        </tr>
        {lines.length === 0 && (
          <tr>
            <RowHead label="Details" />
            <td colSpan={vehicles.length}>What we know of them is the same.</td>
          </tr>
        )}
        {lines.map((line) => (
          <tr key={line.label} data-same={line.differs ? undefined : true}>
            <RowHead label={line.label} note={line.differs ? 'differs' : undefined} />
            {cells((_, index) => (
              <div className="comparison-value cluster">
                {line.values[index] ?? <NotStated />}
                <Best best={line.best} index={index} />
              </div>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a narrow screen the words stand above the values, so that they take no column. */
function RowHead({ label, note }: { label: string; note?: string | undefined }) {
  return (
    <th scope="row">
      <span>
        {label}
        {note && <span className="sr-only"> ({note})</span>}
      </span>
    </th>
  );
}

function Best({ best, index }: { best: BestValue | undefined; index: number }) {
  if (!best?.at.includes(index)) return null;
  return (
    <span className="comparison-best">
      <Icon name="check" />
      {best.word}
    </span>
  );
}

function NotStated() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">Not stated</span>
    </>
  );
}
