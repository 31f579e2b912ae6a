import { fingerprint } from '#domain/media/picture-address.ts';
import { dayIn } from '#domain/time/day-in.ts';
import type { PopupSettings } from '#site/settings/popup.ts';
import { settingsPictureIndex } from '#site/settings-pictures.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { LinkView } from '#web/site/site-view.ts';
import { type PictureView, pictureView } from '#web/ui/picture-view.ts';

export interface PopupView {
  /** By which a browser knows that its visitor has closed it. */
  id: string;
  title: string;
  description: string;
  picture: PictureView | undefined;
  button: LinkView | undefined;
  delayMs: number;
  pages: PopupSettings['pages'];
}

/** A site's popup, to the end of its last day where the dealer is. */
export function popupView(
  { popup, time_zone }: Pick<SiteSettings, 'popup' | 'time_zone'>,
  now: Date,
): PopupView | undefined {
  if (!popup) return undefined;
  const { id, title, description, image, button, expires, delay_seconds, pages } = popup;
  // ISO dates are in the order of their letters
  if (expires !== undefined && expires < dayIn(time_zone, now)) return undefined;
  return {
    id: id ?? fingerprint(JSON.stringify([title, description, image, button])),
    title,
    description,
    // it stands beside the words that say what it shows
    picture:
      image === undefined ? undefined : pictureView('site', settingsPictureIndex.popup, image, ''),
    button,
    delayMs: delay_seconds * 1000,
    pages,
  };
}
