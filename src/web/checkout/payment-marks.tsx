import './payment-marks.css';
import type { ReactNode } from 'react';

interface PaymentMark {
  name: string;
  /** SVG content for a view box of 46 by 28. */
  drawing: ReactNode;
}

/** Two overlapping discs, as on the cards of both schemes. */
function discs(left: string, right: string, lens: string): ReactNode {
  return (
    <>
      <circle cx="18" cy="14" r="8" fill={left} />
      <circle cx="28" cy="14" r="8" fill={right} />
      <path d="M23 7.76a8 8 0 0 1 0 12.48a8 8 0 0 1 0-12.48z" fill={lens} />
    </>
  );
}

/** The letters "Pay", drawn with a pen of even width. */
const pay = (
  <path
    d="M22 19V9h3.2a3 3 0 0 1 0 6H22M35 13v6m0-3a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM38 13l2.5 6M43 13l-3.6 9h-1.6"
    fill="none"
    stroke="#3c4043"
    strokeWidth="1.4"
  />
);

/** Source: specification 2, section 9, "Payment icons". */
const marks: readonly PaymentMark[] = [
  { name: 'Mastercard', drawing: discs('#eb001b', '#f79e1b', '#ff5f00') },
  {
    name: 'Visa',
    drawing: (
      <path
        d="M8 8.5h3.2l1.4 7.6L16 8.5h3.2L14.6 19.5h-3.3zM20.4 8.5h3l-1.9 11h-3zM31.6 8.8l-.5 2.5c-2.3-1-3.7-.5-3.7.4 0 1.2 3.6 1.5 3.6 4.4 0 3-3.6 4.4-7.5 3l.5-2.6c2.2 1.1 3.9.7 3.9-.3 0-1.3-3.5-1.3-3.5-4.3 0-3 3.4-4.4 7.2-3.1zM36.3 8.5h2.8l2.5 11h-2.8l-.4-2h-3.7l-.8 2h-3.1zm.9 3.7l-1.4 3.2h2.1z"
        fill="#1a1f71"
      />
    ),
  },
  { name: 'Maestro', drawing: discs('#eb001b', '#00a2e5', '#7375cf') },
  {
    name: 'Google Pay',
    drawing: (
      <>
        <g fill="none" strokeWidth="2.2">
          <path d="M14.4 10.6a5 5 0 0 0-7.6 1" stroke="#ea4335" />
          <path d="M6.8 11.6a5 5 0 0 0 0 4.8" stroke="#fbbc04" />
          <path d="M6.8 16.4a5 5 0 0 0 7 1.6" stroke="#34a853" />
          <path d="M13.8 18a5 5 0 0 0 2.2-4h-5" stroke="#4285f4" />
        </g>
        {pay}
      </>
    ),
  },
  {
    name: 'Apple Pay',
    drawing: (
      <>
        <path
          d="M14 9.6c.6-.8.9-1.7.8-2.6-.9.1-1.8.6-2.4 1.3-.6.7-.9 1.6-.8 2.4.9.1 1.8-.4 2.4-1.1zM17 16.8c-.9-.5-1.5-1.4-1.5-2.5 0-1 .5-1.9 1.3-2.4-.7-.8-1.7-1.2-2.7-1.2-1.1 0-1.800.5-2.5.5s-1.5-.5-2.4-.5c-1.9 0-3.600 1.600-3.600 4.200 0 2.7 1.9 5.600 3.600 5.600.8 0 1.3-.5 2.300-.5 1 0 1.4.5 2.300.5 1.3 0 2.7-2 3.200-3.700z"
          fill="#000"
        />
        {pay}
      </>
    ),
  },
];

/** The accepted means of payment. */
export function PaymentMarks() {
  return (
    <ul className="payment-marks cluster gap-2" aria-label="You can pay with">
      {marks.map(({ name, drawing }) => (
        <li key={name}>
          <span className="sr-only">{name}</span>
          <svg viewBox="0 0 46 28" aria-hidden="true">
            <rect width="46" height="28" rx="4" fill="#fff" />
            <rect x=".5" y=".5" width="45" height="27" rx="3.5" fill="none" stroke="#d5d8dc" />
            {drawing}
          </svg>
        </li>
      ))}
    </ul>
  );
}
