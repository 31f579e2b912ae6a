/** A request would take more work than it allows: see `SearchRequest.work`. */
export class TooMuchWorkError extends Error {
  override name = 'TooMuchWorkError';

  constructor(most: number) {
    super(`The search would take more than ${most} steps.`);
  }
}
