import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { securityHeaders } from './security-headers.ts';

/** The built scripts, styles and fonts. Their names carry a hash, so they never change. */
export class StaticFiles {
  readonly #serve: ReturnType<typeof sirv>;

  constructor(directory: string) {
    this.#serve = sirv(directory, {
      immutable: true,
      maxAge: 31_536_000,
      brotli: true,
      gzip: false,
      setHeaders: (response) => {
        for (const [name, value] of Object.entries(securityHeaders))
          response.setHeader(name, value);
      },
    });
  }

  /** @returns whether the request was for a file, and is answered */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!request.url?.startsWith('/assets/')) return false;
    return new Promise((resolve) => {
      // a file that vanishes while it is sent, as in a new build, must not take the process with it
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
      response.on('close', () => resolve(true));
      this.#serve(request, response, () => resolve(false));
    });
  }
}
