import '#web/ui/message-page.css';
import './standing-page.css';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PaymentMarks } from './payment-marks.tsx';

/** How something stands that a shopper has begun, and may have to pay. */
export interface StandingView {
  title: string;
  lines: string[];
  /** It is as the shopper would have it. */
  isGood: boolean;
  /** Where it is paid. */
  pay: { label: string; href: string } | undefined;
  links: { label: string; href: string }[];
}

export function StandingPage({ title, lines, isGood, pay, links }: StandingView) {
  return (
    <div className="message-page">
      {isGood && (
        <span className="message-mark">
          <Icon name="check" />
        </span>
      )}
      <AnswerHeading text={title} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {pay && (
        <div className="checkout-pay">
          <a href={pay.href} className="button button-action">
            {pay.label}
          </a>
          <PaymentMarks />
        </div>
      )}
      <p className="message-links">
        {links.map(({ label, href }) => (
          <a key={href} href={href} className="button button-quiet">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
