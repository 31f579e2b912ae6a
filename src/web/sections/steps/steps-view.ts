import type { SectionProps } from '#site/pages/section-kinds.ts';
import type { LinkView } from '#web/site/site-view.ts';

export interface StepsView {
  title: string | undefined;
  text: string | undefined;
  steps: { title: string; text?: string | undefined }[];
  links: LinkView[];
}

export function stepsView({ title, text, steps, links }: SectionProps<'steps'>): StepsView {
  return { title, text, steps, links };
}
