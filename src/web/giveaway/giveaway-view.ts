import { signInPath } from '#domain/account/sign-in-path.ts';
import { isNewcomer, type Visitor } from '#domain/account/visitor.ts';
import type { FormField } from '#domain/form/form-field.ts';
import { instantOf } from '#domain/time/instant-of.ts';
import { momentWords } from '#domain/time/moment-words.ts';
import type { RequestServices } from '#services/request-services.ts';
import type { SpinToWin } from '#site/settings/spin-to-win.ts';
import { type LeadFormView, leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { type DrawView, drawView } from './draw-view.ts';
import { closedText } from './giveaway-texts.ts';
import { type PrizeView, prizeViews } from './prize-view.ts';
import { type WheelView, wheelView } from './wheel-view.ts';

/** The page of a giveaway. */
export interface GiveawayView {
  name: string;
  text: string;
  /** Until when it runs. */
  period: string;
  /** Says why spinning is not possible; undefined while it runs. */
  closed: string | undefined;
  wheel: WheelView;
  prizes: PrizeView[];
  /** When the chances were worked out. */
  chancesAt: string;
  terms: string[];
  permits: readonly string[];
  form: LeadFormView;
  /** The signed-in visitor, who needs no code. */
  spinner: SpinnerView | undefined;
  /** The visitor's own draw. */
  draw: DrawView | undefined;
  /** The address at which somebody who has drawn before sees the result again; undefined for signed-in visitors. */
  signIn: string | undefined;
}

export interface SpinnerView {
  phone: string;
  /** Undefined until the visitor has said who they are. */
  name: string | undefined;
}

export async function giveawayView(
  services: Pick<RequestServices, 'site' | 'now' | 'visitor' | 'giveaway'>,
  { name, text, ends, prizes, terms, permits }: SpinToWin,
): Promise<GiveawayView> {
  const { now, visitor, giveaway } = services;
  const { settings } = services.site;
  const timeZone = settings.time_zone;
  const standing = await giveaway.standing();
  const { state } = standing;
  const draw = visitor && (await giveaway.drawOf(visitor.phone));
  const shown = prizeViews(prizes, standing, { now, timeZone });
  return {
    name,
    text,
    period: ends
      ? `Open until ${momentWords(instantOf(ends, timeZone).toISOString(), timeZone)}`
      : 'Open while prizes last',
    closed: state.kind === 'running' ? undefined : closedText(state, timeZone),
    wheel: wheelView(shown),
    prizes: shown,
    chancesAt: momentWords(now.toISOString(), timeZone),
    terms: terms.split(/\n{2,}/),
    permits,
    form: withDetails(leadFormView('spin-to-win', settings, now), visitor),
    spinner: visitor && spinnerView(visitor),
    draw: draw && drawView(draw, settings),
    signIn:
      visitor || state.kind === 'upcoming'
        ? undefined
        : signInPath('spin-to-win', '/spin-to-win', '/spin-to-win'),
  };
}

function spinnerView(visitor: Visitor): SpinnerView {
  const { phone, name, last_name } = visitor;
  return { phone, name: isNewcomer(visitor) ? undefined : `${name} ${last_name}`.trim() };
}

/** A visitor who has said who they are is not asked again. */
function withDetails(form: LeadFormView, visitor: Visitor | undefined): LeadFormView {
  if (!visitor || isNewcomer(visitor)) return form;
  const known: Readonly<Record<string, string>> = {
    name: visitor.name,
    last_name: visitor.last_name,
    email: visitor.email,
  };
  return {
    ...form,
    fields: form.fields.map((field): FormField => {
      const value = known[field.name];
      return value ? { ...field, type: 'hidden', value } : field;
    }),
  };
}
