import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { AlertFrequency } from '#domain/alerts/alert-frequency.ts';
import type { ShopperAlert } from '#partners/lead-mail/lead-mail.ts';
import { type Criteria, everything } from '#search/vehicle-search/criteria.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { nowhere } from '#search/vehicle-search/place-finder.ts';
import { SiteDirectory } from '#site/site-directory.ts';
import { addEmailConfirmation, confirmEmail, subscribe } from '#store/alerts/alert-subscribers.ts';
import {
  changeSearchFrequency,
  deleteSavedSearch,
  saveSearch,
} from '#store/alerts/saved-searches.ts';
import { DealershipStock, type StagedVehicle } from '#store/stock/dealership-stock.ts';
import { searchableVehicles, stockVersion as newestVersion } from '#store/stock/stock-changes.ts';
import { addVisitor } from '#store/visitors/visitors.ts';
import { addToWatchlist, removeFromWatchlist } from '#store/visitors/watchlist.ts';
import { recordingJobs } from '#tests/support/recording-jobs.ts';
import { someContext } from '#tests/support/some-context.ts';
import { someSite } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { someFacts } from '#tests/support/vehicles.ts';
import { matchChanges } from './match-changes.ts';
import { runAlertJob } from './run-alert-job.ts';
import { storableCriteria } from './stored-criteria.ts';

const now = new Date('2026-03-02T01:00:00Z');
const kia: Criteria = { ...everything, choices: { make: ['Kia'] } };
const under20: Criteria = { ...everything, ranges: { price: { max: 20_000 } } };

interface Row {
  stocknum: string;
  status?: string;
  make?: string;
  price?: number;
  name?: string;
  model?: string;
  show_on_dealer_website?: boolean;
}

let yards = 0;

onEveryDatabase('alerts', (database) => {
  /** A dealer's site with a feed, a visitor and a mail server that records. */
  function open({ settings = {}, quotesOnRateCard = true } = {}) {
    const { db } = database();
    const slug = `alerts-${(yards += 1)}`;
    const site = someSite(slug, { alerts: { enabled: true }, ...settings });
    const sites = new SiteDirectory([site], 'localhost');
    const stock = new DealershipStock(db, `${slug}-yard`);
    const { jobs, enqueued } = recordingJobs();
    const sent: ShopperAlert[] = [];
    const mailer = {
      failure: undefined as unknown,
      send: async () => undefined,
      reply: async () => undefined,
      confirm: async () => undefined,
      alert: async (alert: ShopperAlert) => {
        if (mailer.failure) throw mailer.failure;
        sent.push(alert);
      },
      close() {},
    };

    /** Replaces the stock and returns the ids by stock number. */
    async function feed(rows: Row[]): Promise<Map<string, number>> {
      const importId = randomUUID();
      await stock.stage(
        importId,
        rows.map(({ stocknum, status = 'in_stock', ...facts }, at): StagedVehicle => ({
          row_number: at,
          line: at,
          identity: stocknum,
          slug_stem: `${slug}-${stocknum}`,
          status,
          facts: someFacts({ stocknum, ...facts }),
        })),
      );
      const report = () => ({});
      await stock.merge({
        importId,
        source: 'test',
        delta: false,
        force: true,
        dryRun: false,
        report,
      });
      const { rows: ids } = {
        rows: await db
          .selectFrom('vehicle')
          .select(['id', 'identity'])
          .where('dealership_slug', '=', `${slug}-yard`)
          .execute(),
      };
      return new Map(ids.map(({ id, identity }) => [identity, id]));
    }

    async function currentIndex(): Promise<VehicleIndex> {
      const index = new VehicleIndex((dealership) => dealership);
      for await (const batch of searchableVehicles(db)) await index.apply(batch);
      return index;
    }

    async function match(upTo?: number): Promise<number> {
      const index = await currentIndex();
      const stockVersion = upTo ?? (await newestVersion(db));
      const context = {
        ...someContext({ db }, site, { jobs, now }),
        sites: () => sites,
        index,
        places: nowhere,
        quotesOnRateCard,
        stockVersion: () => stockVersion,
        dealershipName: (dealership: string) => dealership,
      };
      let matched = 0;
      const round = () => matchChanges(context);
      for (let changes = await round(); changes > 0; changes = await round()) matched += changes;
      return matched;
    }

    async function visitor(watchlist: AlertFrequency = 'at-once', isConfirmed = true) {
      const phone = `04915${String((phones += 1)).padStart(5, '0')}`;
      const details = { name: 'Mia', last_name: 'Chen', email: `mia${phones}@example.com` };
      return db.transaction().execute(async (trx) => {
        const { id } = await addVisitor(trx, { id: randomUUID(), site_slug: slug, phone }, details);
        await subscribe(trx, {
          visitor_id: id,
          origin: `https://${slug}.example`,
          watchlist_frequency: watchlist,
        });
        const token = await addEmailConfirmation(trx, id, details.email);
        if (isConfirmed) await confirmEmail(trx, slug, token);
        return { id, email: details.email };
      });
    }

    async function save(
      visitor_id: string,
      criteria: Criteria,
      frequency: AlertFrequency = 'at-once',
    ): Promise<string> {
      const id = randomUUID();
      await db.transaction().execute((trx) =>
        saveSearch(trx, {
          id,
          visitor_id,
          site_slug: slug,
          title: 'Kia cars',
          address: `/search?test=${id}`,
          criteria: storableCriteria(criteria),
          frequency,
        }),
      );
      return id;
    }

    async function send(visitor_id: string) {
      const context = { ...someContext({ db }, site), mailer, index: await currentIndex() };
      return runAlertJob(context, { kind: 'send-alerts', visitor_id, receiver: '' });
    }
    /** What the e-mails so far listed. */
    const listed = () =>
      sent.flatMap(({ mail }) =>
        mail.sections.flatMap(({ heading, vehicles }) =>
          vehicles.map(({ name, price }) => `${heading}: ${name}, ${price}`),
        ),
      );
    return { db, site, slug, feed, match, visitor, save, send, sent, listed, mailer, enqueued };
  }
  let phones = 0;

  const rio = { stocknum: 'K1', make: 'Kia', name: '2019 Kia Rio', price: 18_000 };
  const mazda = { stocknum: 'M1', make: 'Mazda', name: '2020 Mazda 3', price: 24_000 };

  it('tell of vehicles that came after a search was saved, once', async () => {
    const { feed, match, visitor, save, send, sent, listed, enqueued } = open();
    await feed([rio]);
    const mia = await visitor();
    await save(mia.id, kia);
    await match();
    await feed([rio, mazda, { ...rio, stocknum: 'K2', name: '2021 Kia Niro', price: 31_000 }]);
    await match();
    expect(enqueued).toMatchObject([{ kind: 'send-alerts', visitor_id: mia.id }]);
    await send(mia.id);
    expect(listed()).toEqual(['New for “Kia cars”: 2021 Kia Niro, $31,000']);
    expect(sent).toMatchObject([
      {
        to: mia.email,
        mail: { subject: 'New in stock: 2021 Kia Niro', greeting: 'Hi Mia, we have news for you.' },
      },
    ]);
    await send(mia.id);
    expect(await match()).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it('say nothing of what changes while the site is disabled, and what was due once it is enabled', async () => {
    const { site, feed, match, visitor, save, send, listed } = open();
    await feed([rio]);
    const mia = await visitor();
    await save(mia.id, kia);
    await match();
    const niro = { ...rio, stocknum: 'K2', name: '2021 Kia Niro', price: 31_000 };
    await feed([rio, niro]);
    await match();
    site.isDisabled = true;
    await send(mia.id);
    await feed([rio, niro, { ...rio, stocknum: 'K3', name: '2022 Kia Stonic', price: 26_000 }]);
    await match();
    expect(listed()).toEqual([]);
    site.isDisabled = false;
    await send(mia.id);
    expect(listed()).toEqual(['New for “Kia cars”: 2021 Kia Niro, $31,000']);
  });

  it('say nothing when a vehicle changes that matched before', async () => {
    const { feed, match, visitor, save, enqueued } = open();
    await feed([rio, mazda]);
    await match();
    await save((await visitor()).id, kia);
    await feed([{ ...rio, name: '2019 Kia Rio, just serviced' }, mazda]);
    expect(await match()).toBe(1);
    expect(enqueued).toEqual([]);
  });

  it('count a change that was made before the search was saved as known', async () => {
    const { feed, match, visitor, save, enqueued } = open();
    const mia = await visitor();
    await feed([rio]);
    await save(mia.id, kia);
    await match();
    expect(enqueued).toEqual([]);
  });

  it('tell of a vehicle whose new price brings it into a search', async () => {
    const { feed, match, visitor, save, send, listed } = open();
    await feed([mazda]);
    await match();
    const mia = await visitor('off');
    await save(mia.id, under20);
    await feed([{ ...mazda, price: 19_500 }]);
    await match();
    await send(mia.id);
    expect(listed()).toEqual(['New for “Kia cars”: 2020 Mazda 3, $19,500']);
  });

  it.each([true, false])(
    'tell of a repayment only if no partner makes quotes: %s',
    async (quotesOnRateCard) => {
      const settings = { finance: { enabled: true, quotes: true } };
      const { feed, match, visitor, save, enqueued } = open({ settings, quotesOnRateCard });
      const mia = await visitor();
      await save(mia.id, { ...everything, ranges: { repayment: { max: 900 } } });
      await feed([rio]);
      await match();
      expect(enqueued).toHaveLength(quotesOnRateCard ? 1 : 0);
    },
  );

  it('tell of price drops and sales of watched vehicles, not of dearer ones, and of each price once', async () => {
    const { db, feed, match, visitor, send, sent, listed } = open();
    const ids = await feed([rio, mazda]);
    await match();
    const mia = await visitor();
    const watched = { id: ids.get('K1') ?? 0, name: rio.name, slug: 'rio', price: rio.price };
    await addToWatchlist(db, mia.id, watched);
    for (const price of [19_000, 17_500, 18_000, 17_500]) {
      await feed([{ ...rio, price }, mazda]);
      await match();
      await send(mia.id);
    }
    expect(listed()).toEqual(['Price drops on your watchlist: 2019 Kia Rio, $17,500']);
    expect(sent[0]?.mail).toMatchObject({
      subject: '$1,500 off: 2019 Kia Rio',
      sections: [{ vehicles: [{ note: 'Was $19,000' }] }],
    });
    await feed([mazda]);
    await match();
    await send(mia.id);
    expect(listed()[1]).toBe('Sold from your watchlist: 2019 Kia Rio, Sold');
    expect(sent).toHaveLength(2);
  });

  it('go to nobody who has not confirmed the address', async () => {
    const { db, feed, match, visitor, save, send, sent, enqueued } = open();
    await feed([mazda]);
    await match();
    const mia = await visitor('at-once', false);
    await save(mia.id, kia);
    await feed([mazda, rio]);
    await match();
    expect(enqueued).toEqual([]);
    await send(mia.id);
    expect(sent).toEqual([]);
    expect(
      await db.selectFrom('alert_item').select('id').where('visitor_id', '=', mia.id).execute(),
    ).toEqual([]);
  });

  it('wait for the time of the daily emails', async () => {
    const { db, feed, match, visitor, save, send, sent } = open();
    await feed([mazda]);
    await match();
    const mia = await visitor('daily');
    await save(mia.id, kia, 'daily');
    await feed([mazda, rio]);
    await match();
    const [item] = await db
      .selectFrom('alert_item')
      .select('due_at')
      .where('visitor_id', '=', mia.id)
      .execute();
    // half past seven on the next day in Sydney
    expect(item?.due_at).toBe('2026-03-02T20:30:00.000Z');
    await db
      .updateTable('alert_item')
      .set({ due_at: new Date(Date.now() + 3_600_000) })
      .where('visitor_id', '=', mia.id)
      .execute();
    await send(mia.id);
    expect(sent).toEqual([]);
  });

  it('are sent once although two processes match and send at the same time', async () => {
    const { feed, match, visitor, save, send, sent } = open();
    await feed([mazda]);
    await match();
    const mia = await visitor();
    await save(mia.id, kia);
    await feed([mazda, rio]);
    await Promise.all([match(), match()]);
    await match();
    await Promise.all([send(mia.id), send(mia.id), send(mia.id)]);
    expect(sent).toHaveLength(1);
  });

  it('are sent again after a refusal, but not if the mail server may have them', async () => {
    const { feed, match, visitor, save, send, sent, mailer } = open();
    await feed([mazda]);
    await match();
    const mia = await visitor();
    await save(mia.id, kia);
    await feed([mazda, rio]);
    await match();
    mailer.failure = Object.assign(new Error('451 later'), { code: 'EMESSAGE', responseCode: 451 });
    expect(await send(mia.id)).toEqual({ retry: '451 later', receiver: 'answered' });
    mailer.failure = Object.assign(new Error('refused'), {
      code: 'ESOCKET',
      originalCode: 'ECONNREFUSED',
    });
    expect(await send(mia.id)).toEqual({ retry: 'refused', receiver: 'silent' });
    mailer.failure = Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' });
    expect(await send(mia.id)).toEqual({ receiver: 'silent' });
    mailer.failure = undefined;
    await send(mia.id);
    expect(sent).toEqual([]);
  });

  it('leave out what is no longer true', async () => {
    const { db, feed, match, visitor, save, send, sent } = open();
    const ids = await feed([mazda]);
    await match();
    const mia = await visitor();
    await save(mia.id, kia);
    const watched = { id: ids.get('M1') ?? 0, name: mazda.name, slug: 'm', price: mazda.price };
    await addToWatchlist(db, mia.id, watched);
    await feed([{ ...mazda, price: 22_000 }, rio]);
    await match();
    await feed([
      { ...mazda, price: 25_000 },
      { ...rio, status: 'sold' },
    ]);
    await send(mia.id);
    expect(sent).toEqual([]);
  });

  it('match each vehicle with the word of a search as its page would', async () => {
    const { feed, match, visitor, save, send, listed } = open();
    const crown = { stocknum: 'T1', make: 'Toyota', name: 'Toyota Crown', model: 'Crown' };
    await feed([{ ...mazda, stocknum: 'M0' }, crown]);
    await match();
    const mia = await visitor();
    await save(mia.id, { ...everything, query: 'crown' });
    // among the changed vehicles "crowd" could be a misspelling of "crown"
    const crowd = { ...rio, name: '2019 Kia Crowd' };
    await feed([{ ...mazda, stocknum: 'M0' }, crown, crowd]);
    await match();
    await feed([
      { ...mazda, stocknum: 'M0' },
      crown,
      crowd,
      { ...crown, stocknum: 'T2', name: '2024 Toyota Crown RS' },
    ]);
    await match();
    await send(mia.id);
    expect(listed()).toEqual(['New for “Kia cars”: 2024 Toyota Crown RS, $19,990']);
  });

  it('tell of a vehicle that came and changed between two rounds', async () => {
    const { feed, match, visitor, save, send, listed } = open();
    await feed([mazda]);
    await match();
    const mia = await visitor();
    await save(mia.id, kia);
    await feed([mazda, rio]);
    await feed([mazda, { ...rio, price: 17_000 }]);
    await match();
    await send(mia.id);
    expect(listed()).toEqual(['New for “Kia cars”: 2019 Kia Rio, $17,000']);
  });

  it('wait until the index has the change', async () => {
    const { db, feed, match, visitor, save, enqueued } = open();
    await feed([mazda]);
    await match();
    const mia = await visitor();
    await save(mia.id, kia);
    const before = await newestVersion(db);
    await feed([mazda, rio]);
    expect(await match(before)).toBe(0);
    expect(enqueued).toEqual([]);
    expect(await match()).toBe(1);
    expect(enqueued).toHaveLength(1);
  });

  it('are not sent for what the visitor has removed or turned off since', async () => {
    const { db, feed, match, visitor, save, send, sent } = open();
    const ids = await feed([mazda, { ...rio, stocknum: 'K0' }]);
    await match();
    const visitors = await Promise.all([visitor(), visitor(), visitor(), visitor()]);
    const [mia, leo, ida, ben] = visitors.map(({ id }) => id) as [string, string, string, string];
    const miaSearch = await save(mia, kia);
    const leoSearch = await save(leo, kia);
    const watched = { id: ids.get('M1') ?? 0, name: mazda.name, slug: 'm', price: mazda.price };
    await addToWatchlist(db, ida, watched);
    await addToWatchlist(db, ben, watched);
    await feed([{ ...mazda, price: 20_000 }, { ...rio, stocknum: 'K0' }, rio]);
    await match();
    await deleteSavedSearch(db, mia, miaSearch);
    await changeSearchFrequency(db, leo, leoSearch, 'off');
    await removeFromWatchlist(db, ida, watched.id);
    await subscribe(db, { visitor_id: ben, origin: '', watchlist_frequency: 'off' });
    for (const id of [mia, leo, ida, ben]) await send(id);
    expect(sent).toEqual([]);
  });

  it('name a vehicle once, with the price before the first of several drops', async () => {
    const { db, feed, match, visitor, send, sent, listed } = open();
    const ids = await feed([mazda]);
    await match();
    const mia = await visitor();
    const watched = { id: ids.get('M1') ?? 0, name: mazda.name, slug: 'm', price: mazda.price };
    await addToWatchlist(db, mia.id, watched);
    for (const price of [23_000, 22_000]) {
      await feed([{ ...mazda, price }]);
      await match();
    }
    await send(mia.id);
    expect(listed()).toEqual(['Price drops on your watchlist: 2020 Mazda 3, $22,000']);
    expect(sent[0]?.mail.subject).toBe('$2,000 off: 2020 Mazda 3');
  });

  it('leave out vehicles that the site hides', async () => {
    const { db, feed, match, visitor, send, sent } = open();
    const ids = await feed([mazda]);
    await match();
    const mia = await visitor();
    const watched = { id: ids.get('M1') ?? 0, name: mazda.name, slug: 'm', price: mazda.price };
    await addToWatchlist(db, mia.id, watched);
    await feed([{ ...mazda, price: 20_000, show_on_dealer_website: false }]);
    await match();
    await send(mia.id);
    expect(sent).toEqual([]);
  });

  it('go out later if the mail server did not greet', async () => {
    const { feed, match, visitor, save, send, sent, mailer } = open();
    await feed([mazda]);
    await match();
    const mia = await visitor();
    await save(mia.id, kia);
    await feed([mazda, rio]);
    await match();
    mailer.failure = Object.assign(new Error('Greeting never received'), {
      code: 'ETIMEDOUT',
      timeoutType: 'GREETING_TIMEOUT',
    });
    expect(await send(mia.id)).toMatchObject({ receiver: 'silent' });
    mailer.failure = undefined;
    await send(mia.id);
    expect(sent).toHaveLength(1);
  });
});
