/**
 * The `handle` of a route whose page a signed-in visitor sees in another way. For a request with a session the server
 * makes such a page for this visitor alone; every other page is the same for everybody and cached.
 */
export interface VisitorPageHandle {
  isForVisitors?: true;
  /** Its action is answered without reading the session, so also while the database is away. */
  isWithoutVisitor?: true;
}

export const visitorPage: VisitorPageHandle = { isForVisitors: true };
