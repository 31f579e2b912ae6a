import './tool.css';
import { useEffect, useState } from 'react';
import { showToast } from '#web/toast/toasts.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Copies the page's address and confirms it for a moment; a toast informs screen readers. Needs script. */
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
      showToast({ text: 'Link copied' });
    } catch (error) {
      console.warn('The address could not be copied to the clipboard', error);
      setState('failed');
      showToast({ text: 'The link could not be copied.', isFault: true });
    }
  }

  return (
    <button
      type="button"
      className="tool soft small row gap-1 needs-script"
      onClick={() => void copy()}
    >
      <Icon name={state === 'copied' ? 'check' : 'link'} />
      {labels[state]}
    </button>
  );
}

const labels = { idle: 'Copy link', copied: 'Copied', failed: 'Not copied' } as const;
