import '#web/vehicle/actions/tool.css';
import { useState } from 'react';
import { messageOf } from '#domain/text/message-of.ts';
import { Icon } from '#web/ui/icon.tsx';
import { recordEvent } from '#web/visit/record-event.ts';
import { brochureAddress, saveBrochure } from './save-brochure.ts';

interface BrochureButtonProps {
  /** The vehicle's id. */
  id: number;
  slug: string;
  /** The vehicle's title, for screen readers. */
  title: string;
  /** A tool of the vehicle page unless it says otherwise. */
  className?: string;
}

/** A link to a vehicle's PDF brochure. With script it also shows progress and failures. */
export function BrochureButton({
  id,
  slug,
  title,
  className = 'tool soft small row gap-1',
}: BrochureButtonProps) {
  const [isPreparing, setPreparing] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function download(): Promise<void> {
    setPreparing(true);
    setFailure(undefined);
    recordEvent('brochurePrinted', { car_id: id, slug });
    try {
      await saveBrochure(slug);
    } catch (error) {
      console.warn('The brochure could not be downloaded', error);
      setFailure(messageOf(error));
    } finally {
      setPreparing(false);
    }
  }

  return (
    <>
      <a
        href={brochureAddress(slug)}
        className={className}
        download={`${slug}.pdf`}
        rel="nofollow"
        aria-disabled={isPreparing || undefined}
        onClick={(event) => {
          // modified clicks, such as "open in a new tab", are left to the browser
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          if (!isPreparing) void download();
        }}
      >
        <Icon name="download" />
        <span aria-live="polite">{isPreparing ? 'Preparing...' : 'Brochure'}</span>
        <span className="sr-only"> of {title} (PDF)</span>
      </a>
      {failure !== undefined && (
        <p role="alert" className="tool-failure">
          {failure}
        </p>
      )}
    </>
  );
}
