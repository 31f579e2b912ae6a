import { type ExchangeResponse, exchange } from './exchange.ts';

/** A browser without script on one site, which keeps the session's cookie. */
export class SiteVisitor {
  readonly phone: string;
  readonly #host: string;
  readonly #port: () => number;
  /** Values by name. */
  readonly cookies = new Map<string, string>();

  /** @param port of the server, which may change when it starts again */
  constructor(host: string, port: () => number, phone: string) {
    this.#host = host;
    this.#port = port;
    this.phone = phone;
  }

  /** The `Cookie` header of the visitor's requests. */
  get cookie(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path: string): Promise<ExchangeResponse> {
    return this.#ask(path);
  }

  post(path: string, fields: Record<string, string>): Promise<ExchangeResponse> {
    return this.#ask(path, new URLSearchParams(fields).toString());
  }

  /** Signs in with a code from the page for developers, which needs `SMS_LOG`. */
  async signIn(email: string): Promise<void> {
    const { phone } = this;
    const page = '/sign-in?type=my-garage&redirect=/my-garage&back=/';
    await this.post(page, { go: 'send', phone });
    const { body } = await this.get('/development/messages');
    const message = body.split('<li>').find((item) => item.includes(phone.slice(1)));
    const code = /<pre>(\d{6})/.exec(message ?? '')?.[1] ?? '';
    await this.post(page, { go: 'verify', phone, code });
    await this.post(page, { go: 'details', name: 'Mia', last_name: 'Chen', email });
    if (this.cookies.size === 0) throw new Error('The visitor is not signed in');
  }

  async #ask(path: string, body?: string): Promise<ExchangeResponse> {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await exchange({
      port: this.#port(),
      host: this.#host,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body !== undefined && type), cookie: this.cookie },
      ...(body !== undefined && { body }),
    });
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = set.split(';', 1)[0]!.split('=', 2);
      this.cookies.set(name, value);
    }
    return answer;
  }
}
