import { type RefObject, useEffect, useState } from 'react';
import { helperName } from '#domain/finance/quote-presets.ts';

/**
 * Follows the salesperson's name, which is typed in another part of the form than the quote's inputs.
 * @param within an element of the form
 * @returns undefined while it is blank
 */
export function useHelperName(
  within: RefObject<HTMLElement | null>,
  first: string | undefined,
): string | undefined {
  const [name, setName] = useState(() => helperName(first ?? ''));

  useEffect(() => {
    const form = within.current?.closest('form');
    const follow = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement && target.name === 'whoIsHelping')
        setName(helperName(target.value));
    };
    form?.addEventListener('input', follow);
    return () => form?.removeEventListener('input', follow);
  }, [within]);

  return name;
}
