import type { FormField } from '#domain/form/form-field.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import { valuationFormView } from '#web/trade-in/valuation/valuation-form-view.ts';

type TradeInServices = Pick<RequestServices, 'site' | 'now'> & {
  tradeIn: Pick<RequestServices['tradeIn'], 'looksUp'>;
};

export interface TradeInStartView extends SectionContent<'trade-in'> {
  /** The valuation's first screen: plate and state. Undefined if the site's valuation starts otherwise. */
  plate: { step: string; fields: readonly FormField[] } | undefined;
}

/** @returns undefined for a site that takes no trade-ins */
export function tradeInStartView(
  content: SectionContent<'trade-in'>,
  { site: { settings }, now, tradeIn }: TradeInServices,
): TradeInStartView | undefined {
  const { enabled, steps } = settings.trade_in;
  if (!enabled) return undefined;
  if (steps === 'quick') return { ...content, plate: undefined };
  const [first] = valuationFormView(settings, now, {}, tradeIn.looksUp()).steps;
  const fields = first?.fields.filter(({ name }) => name === 'rego' || name === 'regoState') ?? [];
  return {
    ...content,
    plate:
      first && fields.length === first.fields.length ? { step: first.name, fields } : undefined,
  };
}
