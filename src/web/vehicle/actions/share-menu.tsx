import '#web/ui/close-button.css';
import './share-menu.css';
import './tool.css';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { shareLink, type ShareTarget } from '#domain/share/share-links.ts';

const WINDOW = 'width=550,height=400';
const POLL_MS = 1000;

const labels: Record<ShareTarget, string> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  whatsapp: 'WhatsApp',
  email: 'Email',
  sms: 'Text message',
};

interface ShareMenuProps {
  targets: readonly ShareTarget[];
  title: string;
  /** The full address of the page. */
  url: string;
}

/** The share menu. It opens without script; with script, social sites open in a small window. */
export function ShareMenu({ targets, title, url }: ShareMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const polling = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(polling.current), []);

  function share(event: MouseEvent<HTMLAnchorElement>, href: string): void {
    if (!href.startsWith('https:')) return;
    const opened = window.open('', '_blank', WINDOW);
    // if the browser blocks the window, it follows the link
    if (!opened) return;
    event.preventDefault();
    // the other site must not have access to this page
    opened.opener = null;
    opened.location.href = href;
    clearInterval(polling.current);
    polling.current = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(polling.current);
      menu.current?.hidePopover();
      opener.current?.focus();
    }, POLL_MS);
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="tool soft small row gap-1"
        popoverTarget="share-menu"
      >
        <Icon name="share" />
        Share
      </button>
      <div ref={menu} id="share-menu" popover="auto" className="share-menu floating pad-5">
        <h2 className="large">Share this page</h2>
        <ul className="stack gap-2">
          {targets.map((target) => {
            const href = shareLink(target, { title, url });
            return (
              <li key={target}>
                <a
                  href={href}
                  className="button button-quiet"
                  {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
                  onClick={(event) => share(event, href)}
                >
                  {labels[target]}
                </a>
              </li>
            );
          })}
        </ul>
        <button
          type="button"
          className="share-close close-button icon-button"
          popoverTarget="share-menu"
          popoverTargetAction="hide"
          aria-label="Close"
        >
          <Icon name="close" />
        </button>
      </div>
    </>
  );
}
