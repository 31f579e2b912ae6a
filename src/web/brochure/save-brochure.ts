/** What a shopper is told when the server says nothing better. */
const FAILED = 'The brochure could not be downloaded. Please try again, or use the print page.';

/** A failure whose message is written for the shopper. */
export class BrochureFailed extends Error {}

/** Where a vehicle's brochure is. */
export function brochureAddress(slug: string): string {
  return `/cars/${slug}/brochure.pdf`;
}

/**
 * Downloads a vehicle's brochure as `{slug}.pdf`.
 * @throws BrochureFailed with a message for the shopper
 */
export async function saveBrochure(slug: string): Promise<void> {
  const file = await brochureFile(slug);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${slug}.pdf`;
  link.click();
  // some browsers take the file over only after a while
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function brochureFile(slug: string): Promise<Blob> {
  let answer: Response;
  try {
    answer = await fetch(brochureAddress(slug));
    if (answer.ok) return await answer.blob();
  } catch (cause) {
    throw new BrochureFailed(FAILED, { cause });
  }
  const text = (await answer.text().catch(() => '')).trim();
  // too many at once, which the server words itself
  throw new BrochureFailed(answer.status === 503 && text ? text : FAILED);
}
