import { SearchFault } from '#search/meilisearch/search-fault.ts';

/** A fault of the request rather than of its query. Its headers are part of the response. */
export class EndpointFault extends SearchFault {
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ConstructorParameters<typeof SearchFault>[0],
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(code, message);
    this.headers = headers;
  }
}

/** 405: the address exists, but not for this method. */
export class MethodNotAllowed extends EndpointFault {
  constructor(methods: readonly string[]) {
    const allowed = methods.join(', ');
    super('bad_request', `The method is not allowed here: expected one of ${allowed}.`, {
      allow: `${allowed}, OPTIONS`,
    });
  }

  override get status(): number {
    return 405;
  }
}

/** 429: a client network has sent more queries in a minute than the site allows. */
export class TooManyQueries extends EndpointFault {
  constructor(seconds: number) {
    super(
      'too_many_search_requests',
      `Too many searches. Please try again in ${seconds} seconds.`,
      { 'retry-after': String(seconds) },
    );
  }
}
