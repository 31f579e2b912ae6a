import './budget-search.css';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type Budget,
  budgetPrice,
  type RepaymentPeriod,
  repaymentPeriods,
  typedDollars,
  USUAL_DEPOSIT,
  usualRepayment,
} from '#domain/budget/budget-search.ts';
import { dollars } from '#domain/price/dollars.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { useShowMe } from '#web/sections/show-me/use-show-me.ts';
import type { BudgetSearchView } from './budget-search-view.ts';

const periodLabels: Readonly<Record<RepaymentPeriod, string>> = {
  weekly: 'Weekly',
  monthly: 'Monthly',
};

/** Searches the stock up to the price that a repayment and a deposit reach. Without script the server computes it. */
export function BudgetSearch({ view, headingId, isFirst }: SectionProps<BudgetSearchView>) {
  const { noun, lowestPrice } = view;
  const note = useId();
  const navigate = useNavigate();
  const [budget, setBudget] = useState<Budget>({
    repayment: usualRepayment.weekly,
    period: 'weekly',
    deposit: USUAL_DEPOSIT,
  });
  const [bodies, setBodies] = useState<readonly string[]>([]);
  const button = useShowMe('View results');
  const price = budgetPrice(budget);
  const isTooLow = lowestPrice !== undefined && price < lowestPrice;

  function change(changed: Partial<Budget>, chosen = bodies): void {
    const next = { ...budget, ...changed };
    setBudget(next);
    setBodies(chosen);
    button.count(new URL(addressOf(next, chosen), 'https://site.invalid').searchParams);
  }
  function search(event: FormEvent): void {
    event.preventDefault();
    if (!isTooLow) void navigate(addressOf(budget, bodies));
  }
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text} />
      <form action="/budget-search" className="budget-search" onSubmit={search}>
        <div className="budget-fields">
          <fieldset className="budget-periods">
            <legend>How often do you want to pay?</legend>
            {repaymentPeriods.map((period) => (
              <label key={period}>
                <input
                  type="radio"
                  name="period"
                  value={period}
                  checked={budget.period === period}
                  onChange={() => change({ period, repayment: usualRepayment[period] })}
                />
                <span>{periodLabels[period]}</span>
              </label>
            ))}
          </fieldset>
          <MoneyField
            // a new period starts with its usual amount
            key={budget.period}
            name="repayment"
            label={`${periodLabels[budget.period]} repayment`}
            value={budget.repayment}
            onChange={(repayment) => change({ repayment })}
          />
          <MoneyField
            name="deposit"
            label="Deposit or trade-in"
            value={budget.deposit}
            onChange={(deposit) => change({ deposit })}
          />
        </div>
        {view.bodies.length > 1 && (
          <fieldset className="budget-bodies">
            <legend>Body type</legend>
            {view.bodies.map((body) => (
              <label key={body.value}>
                <input
                  type="checkbox"
                  name="body"
                  value={body.value}
                  checked={bodies.includes(body.value)}
                  onChange={({ target }) =>
                    change(
                      {},
                      target.checked
                        ? [...bodies, body.value]
                        : bodies.filter((one) => one !== body.value),
                    )
                  }
                />
                <span>{body.label}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div className="budget-result">
          <p className="needs-script">
            Your estimated budget
            <output className="budget-price">{dollars(price)}</output>
          </p>
          <button
            type="submit"
            className="button button-action"
            disabled={isTooLow}
            aria-describedby={note}
          >
            {isTooLow ? `0 ${noun.plural} Found` : button.label}
          </button>
          <p id={note} className="budget-note" aria-live="polite">
            {isTooLow ? `No ${noun.plural} found for this budget` : ''}
          </p>
        </div>
        <p className="disclaimer">
          The estimate is the sum of your repayments over a 5-year term and your deposit. It
          excludes interest, fees and balloon payments, and is no offer of finance.
        </p>
      </form>
    </>
  );
}

function addressOf(budget: Budget, bodies: readonly string[]): string {
  return searchUrl({
    ...everything,
    choices: bodies.length > 0 ? { body: bodies } : {},
    ranges: { price: { max: budgetPrice(budget) } },
  });
}

interface MoneyFieldProps {
  name: string;
  label: string;
  value: number;
  onChange(value: number): void;
}

/** Shows the raw number while it is typed, and the amount that was understood afterwards. */
function MoneyField({ name, label, value, onChange }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="budget-money">
      <span>{label}</span>
      <span className="budget-amount">
        <span aria-hidden="true">$</span>
        <input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={typed ?? value.toLocaleString('en-AU')}
          onFocus={() => setTyped(String(value))}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(typedDollars(target.value));
          }}
          onBlur={() => setTyped(undefined)}
        />
      </span>
    </label>
  );
}
