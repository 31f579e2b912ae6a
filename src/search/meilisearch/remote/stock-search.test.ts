import { afterAll, describe, it } from 'vitest';
import { describeStockSearch } from '#tests/support/search/stock-search.contract.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import {
  type MeilisearchServer,
  startMeilisearchServer,
} from '#tests/support/servers/meilisearch-server.ts';
import { RemoteClient } from './remote-client.ts';
import { RemoteStock } from './remote-stock.ts';

describeStockSearch(
  'our own engine',
  async ({ dealershipName, places }) => new VehicleIndex(dealershipName, places),
);

let server: MeilisearchServer;
afterAll(() => server.close());

describeStockSearch('a server that answers as Meilisearch does', async (parts) => {
  server = await startMeilisearchServer();
  const client = new RemoteClient(server.url, server.key);
  const stock = new RemoteStock(client, parts.dealershipName, parts.places);
  await stock.appliedVersion(0);
  return stock;
});

// oxlint-disable-next-line no-process-env -- a server that somebody runs for this
const { MEILI_URL, MEILI_KEY } = process.env;
if (MEILI_URL) {
  describeStockSearch(`the Meilisearch server at ${MEILI_URL}`, async (parts) => {
    const client = new RemoteClient(MEILI_URL, MEILI_KEY);
    const stock = new RemoteStock(client, parts.dealershipName, parts.places);
    // a later version than the test's, so that everything is deleted
    await stock.appliedVersion(0);
    await stock.markApplied(1);
    await stock.appliedVersion(0);
    return stock;
  });
} else {
  describe('a Meilisearch server', () => {
    it.skip('is not named: MEILI_URL and MEILI_KEY say where one runs that may be emptied', () => {});
  });
}
