/** The message for a shopper, unless the server sends one. */
const FAILED = 'The brochure could not be downloaded. Please try again, or use the print page.';

/** A failed download, with a message for the shopper. */
export class BrochureFailed extends Error {}

/** The address of a vehicle's brochure. */
export function brochureAddress(slug: string): string {
  return `/cars/${slug}/brochure.pdf`;
}

/**
 * Downloads a vehicle's brochure as `{slug}.pdf`.
 * @throws {BrochureFailed} with a message for the shopper
 */
export async function saveBrochure(slug: string): Promise<void> {
  const file = await brochureFile(slug);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${slug}.pdf`;
  link.click();
  // some browsers read the file only after a while
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
  // the server is busy and has a message of its own
  throw new BrochureFailed(answer.status === 503 && text ? text : FAILED);
}
