import './sidebar.css';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CarFields } from '#domain/vehicle/car-fields.ts';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useCountUp } from '#web/ui/use-count-up.ts';

interface ViewCounterProps {
  slug: string;
  photos: number;
  /** The vehicle's fields when the page was rendered. */
  fields: CarFields;
  /** The number of views when the page was rendered; undefined if the site does not show it. */
  views: number | undefined;
}

/** Milliseconds. Source: specification 1, section 4. */
const COUNTING_MS = 1000;

/** Counts a view of the vehicle once per visit, and shows the number of views. */
export function ViewCounter({ slug, photos, fields, views }: ViewCounterProps) {
  const { slug: site } = useSite();
  const [counted, setCounted] = useState<number>();
  const { revalidate } = useRevalidator();
  // compared as text, so that a revalidated page with equal fields does not count again
  const renderedFields = JSON.stringify(fields);
  const { updated_at: updatedAt } = fields;
  useEffect(() => {
    if (!isFirstView(site, slug)) return;
    const parameters = new URLSearchParams({
      photos_count: String(photos),
      updated_at: updatedAt ?? '',
      website_id: site,
    });
    count(`/cars/${slug}/view.json?${parameters}`).then(
      (answer) => {
        setCounted(answer.views);
        // the page came from a cache and the vehicle has changed since, so reload its data
        if (answer.fields && JSON.stringify(answer.fields) !== renderedFields) void revalidate();
      },
      (error: unknown) => console.warn('The view could not be counted', error),
    );
  }, [site, slug, photos, updatedAt, renderedFields, revalidate]);

  const total = Math.max(views ?? 0, counted ?? 0);
  const shown = useCountUp(total, COUNTING_MS);
  if (views === undefined) return null;
  return (
    // its line is reserved, so that nothing moves when the first view is counted
    <p className="view-count" data-none={total === 0 || undefined}>
      <Icon name="eye" />
      <span aria-hidden="true">{viewsText(shown)}</span>
      <span className="sr-only">{viewsText(total)}</span>
    </p>
  );
}

function viewsText(views: number): string {
  return `${views.toLocaleString('en-AU')} ${views === 1 ? 'view' : 'views'}`;
}

/** Whether this visit has not viewed the vehicle before; records the view. */
function isFirstView(site: string, slug: string): boolean {
  const seenKey = `${site}Seen`;
  try {
    const seen: unknown = JSON.parse(sessionStorage.getItem(seenKey) ?? '[]');
    const slugs = Array.isArray(seen) ? seen : [];
    if (slugs.includes(slug)) return false;
    sessionStorage.setItem(seenKey, JSON.stringify([...slugs, slug].slice(-200)));
    return true;
  } catch (error) {
    // without storage, repeated views cannot be recognised, so none is counted
    console.warn('The view could not be recorded in the browser, so it is not counted', error);
    return false;
  }
}

interface ViewAnswer {
  views: number | undefined;
  /** The vehicle's current fields. */
  fields: CarFields | undefined;
}

/**
 * Counts a view.
 *
 * @returns the current number of views and fields of the vehicle
 */
async function count(address: string): Promise<ViewAnswer> {
  const answer = await fetch(address);
  // an unread response keeps its connection open
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  // the response of our own endpoint
  const { views, car_fields } = JSON.parse(text) as {
    views?: number;
    car_fields?: CarFields;
  };
  return { views, fields: car_fields };
}
