/** Why a request is refused, in Meilisearch's own codes. Those that are not named here are 400 and `invalid_request`. */
const particulars = {
  missing_authorization_header: { status: 401, type: 'auth' },
  invalid_api_key: { status: 403, type: 'auth' },
  index_not_found: { status: 404, type: 'invalid_request' },
  not_found: { status: 404, type: 'invalid_request' },
  payload_too_large: { status: 413, type: 'invalid_request' },
  missing_content_type: { status: 415, type: 'invalid_request' },
  invalid_content_type: { status: 415, type: 'invalid_request' },
  // Meilisearch answers 503 to all; here one visitor has asked too often, which is theirs to mend
  too_many_search_requests: { status: 429, type: 'system' },
  remote_could_not_send_request: { status: 502, type: 'system' },
} as const;

const ordinary = { status: 400, type: 'invalid_request' } as const;

export type FaultCode =
  | keyof typeof particulars
  | 'bad_request'
  | 'malformed_payload'
  | 'missing_payload'
  | 'missing_index_uid'
  | 'invalid_index_uid'
  | 'missing_facet_search_facet_name'
  | `invalid_facet_search_${string}`
  | 'feature_not_enabled'
  | `invalid_multi_search_${string}`
  | `invalid_search_${string}`;

export interface FaultBody {
  message: string;
  code: string;
  type: string;
  link: string;
}

/** A search that is refused: thrown where it is found out, answered as Meilisearch words it. */
export class SearchFault extends Error {
  override name = 'SearchFault';
  readonly code: FaultCode;
  /** Which of several queries it is about, from 0. */
  readonly query: number | undefined;

  constructor(code: FaultCode, message: string, query?: number) {
    super(message);
    this.code = code;
    this.query = query;
  }

  get status(): number {
    return this.#particulars.status;
  }

  get body(): FaultBody {
    const { code, message } = this;
    const link = `https://docs.meilisearch.com/errors#${code}`;
    return { message, code, type: this.#particulars.type, link };
  }

  /** The same fault, of one of several queries. */
  ofQuery(query: number): SearchFault {
    return new SearchFault(this.code, this.message, query);
  }

  /** The same fault with words that say which query it is about. */
  told(): SearchFault {
    if (this.query === undefined) return this;
    const message = `Inside \`.queries[${this.query}]\`: ${this.message}`;
    return new SearchFault(this.code, message, this.query);
  }

  get #particulars(): { status: number; type: string } {
    return Object.hasOwn(particulars, this.code)
      ? particulars[this.code as keyof typeof particulars]
      : ordinary;
  }
}

/** The fault of a search whose engine does not answer. */
export function outOfReach(): SearchFault {
  return new SearchFault(
    'remote_could_not_send_request',
    'The search cannot be reached just now. Please try again.',
  );
}
