import type { SectionProps } from '#site/pages/section-kinds.ts';

export interface StatisticsView {
  title: string | undefined;
  text: string | undefined;
  figures: { value: number; suffix: string; label: string }[];
}

export function statisticsView({
  title,
  text,
  figures,
}: SectionProps<'statistics'>): StatisticsView {
  return { title, text, figures };
}
