import { useEffect, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** Copies the page's address, and says so for a moment. Needs script. */
export function CopyLink({ url, copiedMs }: { url: string; copiedMs: number }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), copiedMs);
    return () => clearTimeout(timer);
  }, [state, copiedMs]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch (error) {
      console.warn('The address could not be copied', error);
      setState('failed');
    }
  }

  return (
    <button type="button" className="tool needs-script" onClick={() => void copy()}>
      <Icon name={state === 'copied' ? 'check' : 'link'} />
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}

const words = { idle: 'Copy link', copied: 'Copied', failed: 'Not copied' } as const;
