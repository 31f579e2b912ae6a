import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSite } from '#web/site/use-site.ts';
import type { StepAnswer } from './step-answer.ts';
import {
  type Progress,
  forgetProgress,
  rememberProgress,
  rememberEntry,
  rememberedProgress,
  rememberedEntry,
} from './step-memory.ts';

/** The remembered screen of a history entry. */
interface RememberedScreen<Answer> {
  key: string;
  answer: Answer | undefined;
  /** Whether the shopper came back to it from another screen. */
  isReturn: boolean;
  /** Counts the returns: an entry that the shopper returns to again may have other values. */
  serial: number;
}

const heldNote = 'You have changed your answers here. Please go on from this screen.';

/**
 * Picks what the form shows: the server's answer or, after Back, Forward or a reload, the screen of that history entry
 * with all values so far. Forward does not pass a screen whose changes were not submitted, because the server made the
 * later screens, such as an offer, from the values before.
 * @param steps the names of the screens in their order; the first is that of an untouched form, others come after them
 * @param isEnd whether an answer ends the form; the same function on every call
 */
export function useStepAnswer<Answer extends StepAnswer>(
  serverAnswer: Answer | undefined,
  steps: readonly string[],
  isEnd: (answer: Answer) => boolean = () => false,
) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const { slug: site } = useSite();
  const page = useMemo(() => ({ site, path: pathname + search }), [site, pathname, search]);
  const [remembered, setRemembered] = useState<RememberedScreen<Answer>>();
  const [firstStep = ''] = steps;
  const order = steps.join(' ');
  /** What was shown last. */
  const last = useRef<{ key: string; step: string }>(undefined);

  useEffect(() => {
    if (serverAnswer) {
      if (isEnd(serverAnswer)) return forgetProgress(page);
      const step = serverAnswer.step ?? firstStep;
      rememberProgress(page, serverAnswer);
      if (last.current?.key !== key) rememberEntry(page, key, { step, from: last.current?.step });
      last.current = { key, step };
      return undefined;
    }
    const timer = setTimeout(() => {
      const latest = rememberedProgress(page);
      const own = rememberedEntry(page, key)?.step ?? latest?.step ?? firstStep;
      const held = latest?.unsent && isAfter(own, latest.unsent, order) ? latest.unsent : undefined;
      const step = held ?? own;
      const isReturn = last.current !== undefined && last.current.key !== key;
      rememberEntry(page, key, { ...rememberedEntry(page, key), step });
      last.current = { key, step };
      setRemembered((before) => ({
        key,
        // what is remembered of a page is an answer of its own
        answer: latest && (screenOf(latest, step, held) as Answer),
        isReturn,
        serial: (before?.serial ?? 0) + 1,
      }));
    });
    return () => clearTimeout(timer);
  }, [page, key, serverAnswer, firstStep, order, isEnd]);

  const answer = serverAnswer ?? remembered?.answer;
  return {
    answer,
    /** Whether this is the screen to show; before that, the first one may stand in for a remembered one. */
    isSettled: serverAnswer !== undefined || remembered !== undefined,
    /** A React key part; it changes when the fields must be reset. */
    version: serverAnswer ? '' : String(remembered?.serial ?? ''),
    /** Whether the shopper came here from another screen. */
    isNewScreen: serverAnswer
      ? serverAnswer.faults.length === 0
      : remembered?.key === key && remembered.isReturn,
    /**
     * Remembers what the shopper types, in case they leave the screen without submitting it.
     * @param progressKey the key of a submission, in case its answer does not arrive
     */
    rememberTyped(values: Record<string, string>, progressKey?: string): void {
      const before: Progress | undefined = rememberedProgress(page) ?? answer;
      const step = answer?.step ?? firstStep;
      // the remembered screen has not replaced this one yet
      if (
        last.current?.key !== key &&
        before &&
        (rememberedEntry(page, key)?.step ?? before.step) !== step
      )
        return;
      const isFirstChanged = !before?.unsent || isAfter(before.unsent, step, order);
      rememberProgress(page, {
        ...before,
        ...(progressKey && { key: progressKey }),
        faults: [],
        step: before?.step ?? firstStep,
        values: { ...before?.values, ...values },
        ...(isFirstChanged && isChanged(values, before?.values) && { unsent: step }),
      });
    },
    /** Goes back in the browser's history if the entry before is an earlier screen; otherwise only the server knows it. */
    goBack(): boolean {
      const from = rememberedEntry(page, key)?.from;
      if (from === undefined || !isAfter(answer?.step ?? firstStep, from, order)) return false;
      void navigate(-1);
      return true;
    },
  };
}

/** A remembered screen. What the server said on another screen stays there. */
function screenOf(latest: Progress, step: string, held?: string): StepAnswer {
  const { note, unsent: _, ...answer } = latest;
  const shown = held ? heldNote : step === latest.step ? note : undefined;
  return { ...answer, step, ...(shown !== undefined && { note: shown }) };
}

function isAfter(step: string, other: string, order: string): boolean {
  const steps = order.split(' ');
  const place = (name: string) => {
    const at = steps.indexOf(name);
    return at < 0 ? steps.length : at;
  };
  return place(step) > place(other);
}

/** An empty field and one that was never shown are the same. */
function isChanged(
  typed: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>> = {},
): boolean {
  return Object.entries(typed).some(([name, value]) => value !== (before[name] ?? ''));
}
