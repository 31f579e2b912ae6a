import type { Logger } from 'pino';
import type { Config } from '#config';
import type { RequestClient } from '#services/request-client.ts';
import type { Site } from '#site/site.ts';
import type { OpenLimiter } from './limiters.ts';
import { CodeLimit } from './code-limit.ts';
import { PlateLimit } from './plate-limit.ts';
import { SenderLimit } from './sender-limit.ts';

/** The client that posted a form. */
export interface Sender {
  /** The client's network. */
  network: string;
  /** Whether that network is within its limit of posts; the form reports a refusal on its own page. */
  mayStore: boolean;
}

/** Limits how many forms, codes and plate look-ups one client gets, as the environment sets them. */
export class ClientLimits {
  readonly #leads: SenderLimit;
  readonly #codes: CodeLimit;
  readonly #plates: PlateLimit;

  constructor(config: Config, log: Logger, openLimiter: OpenLimiter) {
    const { LEADS_PER_HOUR, REGO_LOOKUPS_PER_HOUR } = config;
    const onMisused = (site: string): void =>
      log.warn({ site }, 'many networks send forms in the name of one phone or mailbox');
    this.#leads = new SenderLimit(openLimiter, 'leads', LEADS_PER_HOUR, onMisused);
    this.#codes = new CodeLimit(
      openLimiter,
      {
        perHour: config.VERIFICATIONS_PER_HOUR,
        perPrefixAndDay: config.VERIFICATIONS_PER_PREFIX_AND_DAY,
        perSiteAndDay: config.VERIFICATIONS_PER_SITE_AND_DAY,
      },
      (of) => log.warn(of, 'codes sent by SMS reached a limit (VERIFICATIONS_PER_...)'),
    );
    this.#plates = new PlateLimit(openLimiter, REGO_LOOKUPS_PER_HOUR, (of) =>
      log.warn(of, 'plate look-ups reached their hourly limit (REGO_LOOKUPS_PER_HOUR)'),
    );
  }

  ofClient({ slug }: Site, { network, mayStore }: Sender): RequestClient {
    return {
      network,
      maySubmit: async (senders) => mayStore && this.#leads.allows(slug, senders, network),
      codesRefusedUntil: (phone, standing) =>
        this.#codes.refusedUntil({ site: slug, phone, network, standing }),
      codesWaitUntil: (phone, standing) =>
        this.#codes.waitsUntil({ site: slug, phone, network, standing }),
      guessesRefusedUntil: (phone) => this.#codes.guessesRefusedUntil(slug, phone, network),
      noteWrongGuess: (phone) => this.#codes.noteWrongGuess(slug, phone, network),
      mayLookUp: (plate) => this.#plates.allows(slug, network, plate),
    };
  }
}
