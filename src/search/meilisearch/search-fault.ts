/** Statuses and types of fault codes, as in Meilisearch. Codes not listed are 400 and `invalid_request`. */
const particulars = {
  missing_authorization_header: { status: 401, type: 'auth' },
  invalid_api_key: { status: 403, type: 'auth' },
  index_not_found: { status: 404, type: 'invalid_request' },
  not_found: { status: 404, type: 'invalid_request' },
  payload_too_large: { status: 413, type: 'invalid_request' },
  missing_content_type: { status: 415, type: 'invalid_request' },
  invalid_content_type: { status: 415, type: 'invalid_request' },
  // Meilisearch uses 503 for everyone; here the limit applies to one visitor, who has to slow down
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

/** A refused search. Thrown where the fault is found and answered in Meilisearch's format. */
export class SearchFault extends Error {
  override name = 'SearchFault';
  readonly code: FaultCode;
  /** The index of the affected query, if there are several. */
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

  /** The same fault, assigned to one of several queries. */
  ofQuery(query: number): SearchFault {
    return new SearchFault(this.code, this.message, query);
  }

  /** The same fault with the affected query in its message. */
  withQueryInMessage(): SearchFault {
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

/** The fault of a search while its engine is unavailable. */
export function searchUnavailable(): SearchFault {
  return new SearchFault(
    'remote_could_not_send_request',
    'The search is unavailable at the moment. Please try again.',
  );
}
