import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { securityHeaders } from './security-headers.ts';

/** Serves the built scripts, styles and fonts. Their names contain a hash, so their contents never change. */
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

  /** @returns true if the request was for a file and has been answered */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!request.url?.startsWith('/assets/')) return false;
    return new Promise((resolve) => {
      // a file that is deleted while it is sent, as during a new build, must not end the process
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
      response.on('close', () => resolve(true));
      this.#serve(request, response, () => resolve(false));
    });
  }
}
