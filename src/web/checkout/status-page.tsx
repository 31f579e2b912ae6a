import '#web/ui/message-page.css';
import './status-page.css';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PaymentMarks } from './payment-marks.tsx';

/** The status of a reservation or payment. */
export interface StatusView {
  title: string;
  lines: string[];
  /** Whether it has succeeded. */
  isSuccess: boolean;
  /** The link to the payment, while it is due. */
  pay: { label: string; href: string } | undefined;
  /** Whether a payment is due or was made; the page then shows the accepted cards. */
  isPayment: boolean;
  links: { label: string; href: string }[];
}

export function StatusPage({ title, lines, isSuccess, pay, isPayment, links }: StatusView) {
  return (
    <div className="message-page">
      {isSuccess && (
        <span className="message-mark">
          <Icon name="check" />
        </span>
      )}
      <AnswerHeading text={title} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {pay && (
        <div className="checkout-pay stack gap-4">
          <a href={pay.href} className="button button-action">
            {pay.label}
          </a>
        </div>
      )}
      {isPayment && <PaymentMarks />}
      <p className="message-links cluster gap-3">
        {links.map(({ label, href }) => (
          <a key={href} href={href} className="button button-quiet">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
