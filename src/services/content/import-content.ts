import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Offer } from '#domain/offer/offer.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { type SchemaFault, schemaFaults } from '#site/schema-faults.ts';
import type { Site } from '#site/site.ts';
import { changeContent } from '#store/content/content-changes.ts';
import type { ListChange } from '#store/content/replace-content.ts';
import type { Schema } from '#store/database/schema.ts';
import { SiteManufacturers } from '#store/content/site-manufacturers.ts';
import { SiteOffers } from '#store/content/site-offers.ts';
import { contentFile } from './content-file.ts';

export type ImportedContent =
  | {
      ok: true;
      changed: boolean;
      /** The platform's content version after the import. */
      version: number;
      /** Absent for a list that the file does not contain and that therefore stays unchanged. */
      offers?: ListChange;
      manufacturers?: ListChange;
    }
  | { ok: false; faults: SchemaFault[] };

/** Replaces a site's content with the lists of a file. A faulty file changes nothing. */
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

type OfferInFile = NonNullable<z.infer<typeof contentFile>['offers']>[number];

/** Converts HTML to plain text, because foreign HTML must not reach a page. */
function inPlainText(offer: OfferInFile): Offer {
  const description = offer.sanitized_description ?? offer.description;
  return {
    ...offer,
    sanitized_description: description === undefined ? undefined : plainText(description),
    disclaimer: offer.disclaimer === undefined ? undefined : plainText(offer.disclaimer),
  };
}
