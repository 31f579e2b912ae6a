import { useEffect } from 'react';
import { useSite } from '#web/site/use-site.ts';

interface ViewCounterProps {
  slug: string;
  photos: number;
  updatedAt: string;
}

/** Tells the platform once a visit that the vehicle was looked at. */
export function ViewCounter({ slug, photos, updatedAt }: ViewCounterProps) {
  const { slug: site } = useSite();
  useEffect(() => {
    const seenKey = `${site}Seen`;
    try {
      const seen: unknown = JSON.parse(sessionStorage.getItem(seenKey) ?? '[]');
      const slugs = Array.isArray(seen) ? seen : [];
      if (slugs.includes(slug)) return;
      sessionStorage.setItem(seenKey, JSON.stringify([...slugs, slug].slice(-200)));
    } catch (error) {
      // without storage nothing tells a second look from the first
      console.warn('The look could not be noted', error);
      return;
    }
    const parameters = new URLSearchParams({
      photos_count: String(photos),
      updated_at: updatedAt,
      website_id: site,
    });
    count(`/cars/${slug}/view.json?${parameters}`).catch((error: unknown) => {
      console.warn('The look could not be counted', error);
    });
  }, [site, slug, photos, updatedAt]);
  return null;
}

async function count(address: string): Promise<void> {
  const answer = await fetch(address);
  // an answer that nobody reads keeps its connection
  await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}`);
}
