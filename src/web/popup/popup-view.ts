import { fingerprint } from '#domain/media/picture-address.ts';
import { dayIn } from '#domain/time/day-in.ts';
import type { PopupSettings } from '#site/settings/popup.ts';
import { settingsPictureIndex } from '#site/settings-pictures.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { LinkView } from '#web/site/site-view.ts';
import { type PictureView, pictureView } from '#web/ui/card/picture-view.ts';

export interface PopupView {
  /** The id under which the browser stores that the popup was closed. */
  id: string;
  title: string;
  description: string;
  picture: PictureView | undefined;
  button: LinkView | undefined;
  delayMs: number;
  pages: PopupSettings['pages'];
}

/** A site's popup, shown until the end of its last day in the dealer's time zone. */
export function popupView(
  { popup, time_zone }: Pick<SiteSettings, 'popup' | 'time_zone'>,
  now: Date,
): PopupView | undefined {
  if (!popup) return undefined;
  const { id, title, description, image, button, expires, delay_seconds, pages } = popup;
  // ISO dates sort as text
  if (expires !== undefined && expires < dayIn(time_zone, now)) return undefined;
  return {
    id: id ?? fingerprint(JSON.stringify([title, description, image, button])),
    title,
    description,
    // the text beside the picture describes it
    picture:
      image === undefined ? undefined : pictureView('site', settingsPictureIndex.popup, image, ''),
    button,
    delayMs: delay_seconds * 1000,
    pages,
  };
}
