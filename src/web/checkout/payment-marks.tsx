/** Source: specification 2, section 9, "Payment icons". */
const ways = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const;

/** What can be paid with. */
export function PaymentMarks() {
  return (
    <ul className="payment-marks" aria-label="You can pay with">
      {ways.map((way) => (
        <li key={way}>{way}</li>
      ))}
    </ul>
  );
}
