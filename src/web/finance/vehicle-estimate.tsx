import './quick-quote.css';
import { comparisonRateWarning } from '#domain/finance/comparison-rate-warning.ts';
import { CutTextBlock } from '#web/ui/cut-text-block.tsx';
import type { VehicleEstimateView } from './vehicle-estimate-view.ts';

/** The estimate that the vehicle's page shows, with the terms behind it. */
export function VehicleEstimate({ estimate }: { estimate: VehicleEstimateView }) {
  const { repayment, period, terms, rate, comparisonRate, figures, disclaimer } = estimate;
  return (
    <>
      <p className="quick-quote-source soft small">The estimate for this vehicle</p>
      <p className="quick-quote-repayment">
        <strong>{repayment}</strong> a {period}
        <span className="soft">{terms}</span>
      </p>
      <dl className="quick-quote-rates cluster">
        <div>
          <dt className="soft small">Interest rate</dt>
          <dd>{rate}</dd>
        </div>
        <div>
          <dt className="soft small">Comparison rate</dt>
          <dd>{comparisonRate}</dd>
        </div>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="soft small">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft small">{comparisonRateWarning}</p>
      {disclaimer && (
        <CutTextBlock
          text={disclaimer}
          of="the conditions"
          labels={['Show more', 'Show less']}
          className="soft small"
        />
      )}
    </>
  );
}
