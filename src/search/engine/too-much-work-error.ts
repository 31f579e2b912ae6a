/** A request would take more work than it allows; see `SearchRequest.work`. */
export class TooMuchWorkError extends Error {
  override name = 'TooMuchWorkError';

  constructor(maxWork: number) {
    super(`The search would take more than ${maxWork} steps.`);
  }
}
