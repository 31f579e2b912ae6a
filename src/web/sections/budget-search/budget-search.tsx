import './budget-search.css';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { amountEntry } from '#domain/amount/amount-entry.ts';
import {
  type Budget,
  budgetPrice,
  budgetRules,
  pricesUpTo,
  type RepaymentPeriod,
  repaymentPeriods,
  typedDollars,
  usualBudget,
  usualRepayment,
} from '#domain/budget/budget-search.ts';
import { dollars } from '#domain/price/dollars.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { useHydrated } from '#web/media/use-hydrated.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { useRefusedFields } from '#web/ui/use-refused-fields.ts';
import { useShowMe } from '#web/sections/show-me/use-show-me.ts';
import type { BudgetSearchView } from './budget-search-view.ts';

const periodLabels: Readonly<Record<RepaymentPeriod, string>> = {
  weekly: 'Weekly',
  monthly: 'Monthly',
};

/** A budget as a shopper sent it without script. */
export interface TypedBudget {
  period: RepaymentPeriod;
  repayment: string;
  deposit: string;
  bodies: readonly string[];
}

type BudgetSearchProps = SectionProps<BudgetSearchView> & { typed?: TypedBudget };

/** Searches the stock up to the price that a repayment and a deposit reach. Without script the server computes it. */
export function BudgetSearch({ view, headingId, isFirst, typed }: BudgetSearchProps) {
  const { noun, lowestPrice } = view;
  const note = useId();
  const navigate = useNavigate();
  /** The fields with refused texts. */
  const [refused, reportRefused] = useRefusedFields(() => unreadFields(typed));
  const [budget, setBudget] = useState(typed ? budgetOf(typed) : usualBudget);
  /** The last amount of each period, for a shopper who comes back to it. */
  const [repayments, setRepayments] = useState({
    ...usualRepayment,
    [budget.period]: budget.repayment,
  });
  const [bodies, setBodies] = useState(typed?.bodies ?? []);
  const button = useShowMe(view.showMe);
  const price = budgetPrice(budget);
  // without script the server says what a budget finds
  const isChecked = useHydrated();
  const isRefused = isChecked && refused.size > 0;
  const isTooLow = isChecked && lowestPrice !== undefined && price < lowestPrice;

  function change(changed: Partial<Budget>, chosen = bodies): void {
    const next = { ...budget, ...changed };
    setBudget(next);
    setBodies(chosen);
    button.count(new URL(budgetAddress(next, chosen), 'https://site.invalid').searchParams);
  }
  /** Text that is not an amount counts as nothing, as the field says. */
  function changeAmount(name: 'repayment' | 'deposit', value: number | undefined): void {
    reportRefused(name, value === undefined);
    if (name === 'repayment' && value !== undefined)
      setRepayments({ ...repayments, [budget.period]: value });
    change({ [name]: value ?? 0 });
  }
  function search(event: FormEvent): void {
    event.preventDefault();
    if (!isTooLow && refused.size === 0) void navigate(budgetAddress(budget, bodies));
  }
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text} />
      <form
        action="/budget-search"
        className="budget-search framed paper pad-5 stack gap-5"
        onSubmit={search}
      >
        <div className="budget-fields stack gap-4">
          <fieldset className="budget-periods cluster gap-2">
            <legend>How often do you want to pay?</legend>
            {repaymentPeriods.map((period) => (
              <label key={period}>
                <input
                  type="radio"
                  name="period"
                  value={period}
                  checked={budget.period === period}
                  onChange={() => {
                    reportRefused('repayment', false);
                    change({ period, repayment: repayments[period] });
                  }}
                />
                <span>{periodLabels[period]}</span>
              </label>
            ))}
          </fieldset>
          <AmountField
            // a new period starts with its own amount
            key={budget.period}
            name="repayment"
            label={`${periodLabels[budget.period]} repayment`}
            value={refused.has('repayment') ? undefined : budget.repayment}
            text={budget.period === typed?.period ? typed.repayment : undefined}
            rules={budgetRules}
            onChange={(value) => changeAmount('repayment', value)}
          />
          <AmountField
            name="deposit"
            label="Deposit or trade-in"
            value={refused.has('deposit') ? undefined : budget.deposit}
            text={typed?.deposit}
            rules={budgetRules}
            picks={view.picks}
            onChange={(value) => changeAmount('deposit', value)}
          />
        </div>
        {view.bodies.length > 1 && (
          <fieldset className="budget-bodies cluster gap-2">
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
        <div className="budget-result cluster">
          <p className="needs-script">
            Your estimated budget
            <output className="budget-price">{isRefused ? '–' : dollars(price)}</output>
          </p>
          <button
            type="submit"
            className="button button-action"
            disabled={isTooLow || isRefused}
            aria-describedby={note}
          >
            {isTooLow && !isRefused ? `0 ${noun.plural} Found` : button.label}
          </button>
          <p id={note} className="budget-note" aria-live="polite">
            {isRefused
              ? 'Please check the highlighted entry.'
              : isTooLow
                ? `No ${noun.plural} found for this budget`
                : ''}
          </p>
        </div>
        <p className="soft small">
          The estimate is the sum of your repayments over a 5-year term and your deposit. It
          excludes interest, fees and balloon payments, and is no offer of finance.
        </p>
      </form>
    </>
  );
}

/** The names of the fields with text that is not an amount. An empty field counts as nothing. */
export function unreadFields(typed: TypedBudget | undefined) {
  const names = ['repayment', 'deposit'] as const;
  return names.filter((name) => {
    const text = typed?.[name].trim() ?? '';
    return text !== '' && amountEntry(text, budgetRules).value === undefined;
  });
}

export function budgetOf({ period, repayment, deposit }: TypedBudget): Budget {
  return { period, repayment: typedDollars(repayment), deposit: typedDollars(deposit) };
}

/** The search for what a budget reaches. */
export function budgetAddress(budget: Budget, bodies: readonly string[]): string {
  return searchUrl({
    ...everything,
    choices: bodies.length > 0 ? { body: bodies } : {},
    ranges: { price: pricesUpTo(budgetPrice(budget)) },
  });
}
