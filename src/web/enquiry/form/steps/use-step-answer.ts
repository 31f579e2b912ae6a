import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSite } from '#web/site/use-site.ts';
import type { StepAnswer } from './step-answer.ts';
import {
  forgetProgress,
  rememberProgress,
  rememberStep,
  rememberedProgress,
  rememberedStep,
} from './step-memory.ts';

/** The remembered screen of a history entry. */
interface RememberedScreen<Answer> {
  key: string;
  answer: Answer | undefined;
  /** Whether the shopper came back to it from another screen. */
  isReturn: boolean;
}

/**
 * Picks what the form shows: the server's answer or, after Back, Forward or a reload, the screen of that history entry
 * with all values so far.
 * @param firstStep the screen of an untouched form
 * @param isEnd whether an answer ends the form; the same function on every call
 */
export function useStepAnswer<Answer extends StepAnswer>(
  serverAnswer: Answer | undefined,
  firstStep: string,
  isEnd: (answer: Answer) => boolean = () => false,
) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const { slug: site } = useSite();
  const page = useMemo(() => ({ site, path: pathname + search }), [site, pathname, search]);
  const [remembered, setRemembered] = useState<RememberedScreen<Answer>>();
  const [firstKey] = useState(key);
  const seenKeys = useRef(new Set<string>());

  useEffect(() => {
    seenKeys.current.add(key);
    if (serverAnswer) {
      if (isEnd(serverAnswer)) return forgetProgress(page);
      rememberProgress(page, serverAnswer);
      rememberStep(page, key, serverAnswer.step ?? firstStep);
      return undefined;
    }
    const timer = setTimeout(() => {
      // what is remembered of a page is an answer of its own
      const latest = rememberedProgress(page) as Answer | undefined;
      const step = rememberedStep(page, key) ?? latest?.step ?? firstStep;
      rememberStep(page, key, step);
      setRemembered({
        key,
        answer: latest && { ...latest, step },
        isReturn: seenKeys.current.size > 1,
      });
    });
    return () => clearTimeout(timer);
  }, [page, key, serverAnswer, firstStep, isEnd]);

  const answer = serverAnswer ?? remembered?.answer;
  return {
    answer,
    /** A React key part; it changes when the fields must be reset. */
    version: serverAnswer ? '' : (remembered?.key ?? ''),
    /** Whether the shopper came here from another screen. */
    isNewScreen: serverAnswer
      ? serverAnswer.faults.length === 0
      : remembered?.key === key && remembered.isReturn,
    /**
     * Remembers what the shopper types, in case they leave the screen without submitting it.
     * @param progressKey the key of a submission, in case its answer does not arrive
     */
    rememberTyped(values: Record<string, string>, progressKey?: string): void {
      const before = rememberedProgress(page) ?? answer;
      rememberProgress(page, {
        ...before,
        ...(progressKey && { key: progressKey }),
        faults: [],
        step: before?.step ?? firstStep,
        values: { ...before?.values, ...values },
      });
    },
    /** Undefined on the first screen of a visit, where only the server knows the previous one. */
    goBack: key === firstKey ? undefined : () => void navigate(-1),
  };
}
