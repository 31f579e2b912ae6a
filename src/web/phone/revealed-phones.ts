/** The numbers by name, once a shopper has asked for one of them. They last until the document is left. */
let revealed: Readonly<Record<string, string>> | undefined;
let asking: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The names are the specification's: 1, section 7, "Phone-reveal record call". */
export interface PhoneReveal {
  car_id: number | undefined;
  dealership_id: string | undefined;
  website_id: string | undefined;
}

/** @returns the full number, or undefined until it has been revealed */
export function revealedPhone(name: string): string | undefined {
  return revealed?.[name];
}

export function followReveal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks the server for the numbers of the site. All masked numbers of the page are revealed at once, and the reveal is
 * recorded once, however many of them are pressed.
 */
export function revealPhones(reveal: PhoneReveal): Promise<void> {
  asking ??= ask(reveal).finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(reveal: PhoneReveal): Promise<void> {
  if (revealed) return;
  const answer = await fetch('/api/phone-reveal', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reveal),
    keepalive: true,
  });
  console.info('Phone reveal', answer.status);
  if (!answer.ok) throw new Error(`${answer.status}`);
  // our own route's answer
  revealed = ((await answer.json()) as { phones: Record<string, string> }).phones;
  for (const listener of listeners) listener();
}
