/** The names are the specification's. */
interface PhoneReveal {
  car_id: number;
  dealership_id: string;
  website_id: string;
}

/** Tells the platform that a shopper asked for the number. What comes of it never disturbs the shopper. */
export function recordPhoneReveal(reveal: PhoneReveal): void {
  fetch('/api/phone-reveal', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reveal),
    keepalive: true,
  })
    .then(async (answer) => console.info('Phone reveal', answer.status, await answer.text()))
    .catch((error: unknown) => console.warn('The phone reveal could not be recorded', error));
}
