import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CarFields } from '#domain/vehicle/car-fields.ts';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useCountUp } from '#web/ui/use-count-up.ts';

interface ViewCounterProps {
  slug: string;
  photos: number;
  /** Of the vehicle, as the page was made. */
  fields: CarFields;
  /** How many there were when the page was made; undefined where the site does not say. */
  views: number | undefined;
}

/** Source: specification 1, section 4. */
const COUNTING_MS = 1000;

/** Tells the platform once a visit that the vehicle was looked at, and the shopper how often it has been. */
export function ViewCounter({ slug, photos, fields, views }: ViewCounterProps) {
  const { slug: site } = useSite();
  const [counted, setCounted] = useState<number>();
  const { revalidate } = useRevalidator();
  // a text, so that a page that was fetched anew with the same fields is not asked about again
  const made = JSON.stringify(fields);
  const { updated_at: updatedAt } = fields;
  useEffect(() => {
    if (!isFirstLook(site, slug)) return;
    const parameters = new URLSearchParams({
      photos_count: String(photos),
      updated_at: updatedAt ?? '',
      website_id: site,
    });
    count(`/cars/${slug}/view.json?${parameters}`).then(
      (answer) => {
        setCounted(answer.views);
        // the page came from a cache, and the vehicle has changed since: it takes over what is true now
        if (answer.fields && JSON.stringify(answer.fields) !== made) void revalidate();
      },
      (error: unknown) => console.warn('The look could not be counted', error),
    );
  }, [site, slug, photos, updatedAt, made, revalidate]);

  const total = Math.max(views ?? 0, counted ?? 0);
  const shown = useCountUp(total, COUNTING_MS);
  if (views === undefined) return null;
  return (
    // its line is kept for it: nothing moves when the first look is counted
    <p className="view-count" data-none={total === 0 || undefined}>
      <Icon name="eye" />
      <span aria-hidden="true">{inWords(shown)}</span>
      <span className="sr-only">{inWords(total)}</span>
    </p>
  );
}

function inWords(views: number): string {
  return `${views.toLocaleString('en-AU')} ${views === 1 ? 'view' : 'views'}`;
}

/** Whether this visit has not looked at the vehicle before, and has now. */
function isFirstLook(site: string, slug: string): boolean {
  const seenKey = `${site}Seen`;
  try {
    const seen: unknown = JSON.parse(sessionStorage.getItem(seenKey) ?? '[]');
    const slugs = Array.isArray(seen) ? seen : [];
    if (slugs.includes(slug)) return false;
    sessionStorage.setItem(seenKey, JSON.stringify([...slugs, slug].slice(-200)));
    return true;
  } catch (error) {
    // without storage nothing tells a second look from the first
    console.warn('The look could not be noted', error);
    return false;
  }
}

interface Counted {
  views: number | undefined;
  /** Of the vehicle, now. */
  fields: CarFields | undefined;
}

/** Counts the look. @returns what is known of the vehicle now */
async function count(address: string): Promise<Counted> {
  const answer = await fetch(address);
  // an answer that nobody reads keeps its connection
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}`);
  // our own endpoint's answer
  const { views, car_fields } = JSON.parse(text) as {
    views?: number;
    car_fields?: CarFields;
  };
  return { views, fields: car_fields };
}
