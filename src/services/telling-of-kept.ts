import type { SubmitLeadParts } from './submit-lead.ts';

type OnKept = NonNullable<SubmitLeadParts['onKept']>;

/**
 * Tells of leads that go to nobody only once the transaction that stores them is through: a refusal undoes them.
 * @param store stores leads in a transaction, and notes those that are kept
 */
export async function tellingOfKept<T>(
  onKept: OnKept | undefined,
  store: (note: OnKept) => Promise<T>,
): Promise<T> {
  const kept: Parameters<OnKept>[] = [];
  const result = await store((...lead) => void kept.push(lead));
  for (const lead of kept) onKept?.(...lead);
  return result;
}
