import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ValuationAnswer } from './valuation-answer.ts';
import { forgetSoFar, keepSoFar, keepStep, keptSoFar, keptStep } from './valuation-memory.ts';

/** The screen of one entry of the browser's history. */
interface KeptScreen {
  key: string;
  answer: ValuationAnswer | undefined;
  /** The shopper has come back to it from another screen. */
  isReturn: boolean;
}

/**
 * What the form shows: the server's answer, or, after Back, Forward or a reload, the screen of that history entry with
 * everything that has been filled in so far.
 * @param firstStep the name of the screen that an untouched form shows
 */
export function useValuationAnswer(told: ValuationAnswer | undefined, firstStep: string) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const page = pathname + search;
  const [kept, setKept] = useState<KeptScreen>();
  const [firstKey] = useState(key);
  const seenKeys = useRef(new Set<string>());

  useEffect(() => {
    seenKeys.current.add(key);
    if (told) {
      // word that a person will call ends the form
      if (told.result?.kind === 'call') return forgetSoFar(page);
      keepSoFar(page, told);
      keepStep(page, key, told.step ?? firstStep);
      return undefined;
    }
    const timer = setTimeout(() => {
      const latest = keptSoFar(page);
      const step = keptStep(page, key) ?? latest?.step ?? firstStep;
      keepStep(page, key, step);
      setKept({
        key,
        answer: latest && { ...latest, step },
        isReturn: seenKeys.current.size > 1,
      });
    });
    return () => clearTimeout(timer);
  }, [page, key, told, firstStep]);

  const answer = told ?? kept?.answer;
  return {
    answer,
    /** Changes when the fields have to be filled in anew. */
    version: told ? '' : (kept?.key ?? ''),
    /** The shopper has come here from another screen. */
    isNewScreen: told ? told.faults.length === 0 : kept?.key === key && kept.isReturn,
    /** Keeps what is being typed, for whoever leaves the screen without sending it. */
    keepTyped(values: Record<string, string>): void {
      const before = keptSoFar(page) ?? answer;
      keepSoFar(page, {
        ...before,
        faults: [],
        step: before?.step ?? firstStep,
        values: { ...before?.values, ...values },
      });
    },
    /** Undefined on the first screen of this visit, where only the server knows the one before. */
    goBack: key === firstKey ? undefined : () => void navigate(-1),
  };
}
