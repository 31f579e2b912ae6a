/** The job that looks after a shopper who may have left half way. */
export interface QuietLeadJob {
  quiet_lead_id: string;
}

/** The lead that a job is about; nothing for a job of another kind. */
export function quietLeadOf(payload: unknown): string | undefined {
  // the queue's payloads are all this platform's own
  return (payload as Partial<QuietLeadJob>).quiet_lead_id;
}
