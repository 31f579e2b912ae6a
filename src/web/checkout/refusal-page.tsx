import '#web/ui/message-page.css';
import './checkout-page.css';
import type { ReactNode } from 'react';
import { useSite } from '#web/site/use-site.ts';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';
import { useOwnRequest, useOwnReservation } from './own-reservation.ts';
import type { RefusalView } from './refusal-view.ts';

interface RefusalPageProps {
  refusal: RefusalView;
  /** The enquiry that a shopper may send instead. */
  children?: ReactNode;
}

/** Explains why the vehicle cannot be reserved; links a shopper who has reserved it, or has asked to, to their reservation. */
export function RefusalPage({ refusal, children }: RefusalPageProps) {
  const { slug } = useSite();
  const own = useOwnReservation(slug, refusal.vehicle);
  const request = useOwnRequest(slug, refusal.vehicle);
  if (refusal.reason === 'reserved' && own) {
    return (
      <div className="message-page">
        <AnswerHeading key="own" text="You have reserved this one" />
        <p>It is kept for you, and nobody else can reserve it meanwhile.</p>
        <p className="message-links cluster gap-3">
          <a href={own} className="button button-action">
            See your reservation
          </a>
        </p>
      </div>
    );
  }
  if (refusal.reason === 'reserved' && request) {
    return (
      <div className="message-page">
        <AnswerHeading key="request" text="You have asked to reserve this one" />
        <p>It is reserved now. Your request says whether that is for you.</p>
        <p className="message-links cluster gap-3">
          <a href={request} className="button button-action">
            See your request
          </a>
        </p>
      </div>
    );
  }
  return (
    <div className="message-page">
      <AnswerHeading text={refusal.title} />
      <p>{refusal.text}</p>
      <p className="message-links cluster gap-3">
        {refusal.links.map(({ label, href }, place) => (
          <a
            key={href}
            href={href}
            className={place === 0 ? 'button button-action' : 'button button-quiet'}
          >
            {label}
          </a>
        ))}
      </p>
      {children && <div className="refusal-enquiry">{children}</div>}
    </div>
  );
}
