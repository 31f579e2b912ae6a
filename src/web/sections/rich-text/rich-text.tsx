import type { SectionProps } from '#web/sections/section-props.ts';
import { RunningText } from '#web/sections/running-text.tsx';
import type { RichTextView } from './rich-text-view.ts';

export function RichText({ view }: SectionProps<RichTextView>) {
  return (
    <>
      <RunningText html={view.html} />
    </>
  );
}
