import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Offer } from '#domain/offer/offer.ts';
import { type SchemaFault, schemaFaults } from '#site/schema-faults.ts';
import type { Site } from '#site/site.ts';
import { changeContent } from '#store/content/content-changes.ts';
import type { ListChange } from '#store/content/replace-content.ts';
import type { Schema } from '#store/database/schema.ts';
import { SiteManufacturers } from '#store/content/site-manufacturers.ts';
import { SiteOffers } from '#store/content/site-offers.ts';
import { contentFile } from './content-file.ts';
import { plainText } from './plain-text.ts';

export type ImportedContent =
  | {
      ok: true;
      changed: boolean;
      /** The platform's content version after the import. */
      version: number;
      /** Absent for a list that the file does not have: it stays as it is. */
      offers?: ListChange;
      manufacturers?: ListChange;
    }
  | { ok: false; faults: SchemaFault[] };

/** Makes a file's lists the content of the site, all of them or, where anything is faulty, none. */
export async function importContent(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
  input: unknown,
): Promise<ImportedContent> {
  const parsed = contentFile.safeParse(input);
  if (!parsed.success) {
    return { ok: false, faults: schemaFaults(parsed.error, 'is not known here') };
  }
  const { offers, manufacturers } = parsed.data;
  const changes: { offers?: ListChange; manufacturers?: ListChange } = {};
  const outcome = await changeContent(db, site, async (trx) => {
    if (offers) {
      const store = new SiteOffers(db, site);
      changes.offers = await store.replace(trx, offers.map(inPlainText));
    }
    if (manufacturers) {
      const store = new SiteManufacturers(db, site);
      changes.manufacturers = await store.replace(trx, manufacturers);
    }
    return Object.values(changes).some(({ added, changed, removed }) => added + changed + removed);
  });
  return { ok: true, ...outcome, ...changes };
}

type GivenOffer = NonNullable<z.infer<typeof contentFile>['offers']>[number];

/** No HTML that comes from outside reaches a page. */
function inPlainText(offer: GivenOffer): Offer {
  const description = offer.sanitized_description ?? offer.description;
  return {
    ...offer,
    sanitized_description: description === undefined ? undefined : plainText(description),
    disclaimer: offer.disclaimer === undefined ? undefined : plainText(offer.disclaimer),
  };
}
