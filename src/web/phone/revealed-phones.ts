/** The revealed numbers by name. They last as long as the document. */
let revealed: Readonly<Record<string, string>> | undefined;
/** The numbers for a form that fails because the connection is lost; not shown before. */
let prepared: Readonly<Record<string, string>> | undefined;
let pendingReveal: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Field names come from specification 1, section 7, "Phone-reveal record call". */
export interface PhoneReveal {
  car_id: number | undefined;
  dealership_id: string | undefined;
  website_id: string | undefined;
}

/** @returns the full number, or undefined until it has been revealed */
export function revealedPhone(name: string): string | undefined {
  return revealed?.[name];
}

export function subscribeToReveal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Fetches the site's numbers. All masked numbers of the page are revealed at once, and concurrent calls record one
 * reveal.
 */
export function revealPhones(reveal: PhoneReveal): Promise<void> {
  pendingReveal ??= fetchPhones(reveal).finally(() => {
    pendingReveal = undefined;
  });
  return pendingReveal;
}

/** Fetches the numbers that a form shows if it fails, while there is a connection. Nothing is recorded or shown. */
export async function preparePhones(): Promise<void> {
  if (revealed || prepared) return;
  prepared = {};
  try {
    prepared = await requestPhones({ prepares: true });
  } catch (error) {
    prepared = undefined;
    console.warn('The phone numbers could not be prepared', error);
  }
}

/** Reveals the prepared numbers: after a failed form the shopper needs one in full. */
export function revealPrepared(): void {
  if (revealed || !prepared || Object.keys(prepared).length === 0) return;
  revealed = prepared;
  for (const listener of listeners) listener();
}

async function fetchPhones(reveal: PhoneReveal): Promise<void> {
  if (revealed) return;
  revealed = await requestPhones(reveal);
  for (const listener of listeners) listener();
}

async function requestPhones(body: object): Promise<Record<string, string>> {
  const answer = await fetch('/api/phone-reveal', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
  console.info('Phone reveal', answer.status);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  // the response of `phone-reveal-route.ts`
  return ((await answer.json()) as { phones: Record<string, string> }).phones;
}
