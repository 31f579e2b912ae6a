import { Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { comparisonRateWarning } from '#domain/finance/comparison-rate-warning.ts';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import type { BrochureSheet } from './brochure-sheet.ts';

/** A repayment with its rate, its comparison rate and the warning, which must stay together on one page. */
export function financeBlock(
  { repayment, period, terms, rate, comparisonRate, disclaimer }: Finance,
  sheet: BrochureSheet,
): ReactElement {
  return createElement(
    View,
    { style: sheet.finance, wrap: false },
    createElement(
      View,
      { style: sheet.financeRow },
      createElement(
        View,
        { style: sheet.financeWords },
        createElement(Text, { style: sheet.financeRepayment }, `From ${repayment} / ${period}`),
        createElement(Text, null, terms),
      ),
      createElement(Text, { style: sheet.financeRate }, `Interest rate ${rate}`),
      createElement(Text, { style: sheet.financeRate }, `Comparison rate ${comparisonRate}`),
    ),
    createElement(Text, { style: sheet.small }, comparisonRateWarning),
    disclaimer &&
      createElement(Text, { style: { ...sheet.small, marginTop: 3 } }, disclaimer.whole),
  );
}

type Finance = NonNullable<BrochureView['finance']>;
