import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { SectionProps } from '#web/sections/section-props.ts';
import { RecentlyViewedStrip } from '#web/vehicle/viewed/recently-viewed-strip.tsx';

export function RecentlyViewedSection({ view }: SectionProps<SectionContent<'recently-viewed'>>) {
  return <RecentlyViewedStrip title={view.title} />;
}
