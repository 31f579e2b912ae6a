import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Visitor } from '#domain/account/visitor.ts';
import type { ShopperConfirmation } from '#partners/lead-mail/lead-mail.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { SiteDirectory } from '#site/site-directory.ts';
import { MAX_SAVED_SEARCHES } from '#store/alerts/saved-searches.ts';
import { addVisitor, changeDetails } from '#store/visitors/visitors.ts';
import { recordingJobs } from '#tests/support/recording-jobs.ts';
import { someSite } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { sendEmailConfirmation } from './send-email-confirmation.ts';
import { VisitorAlerts } from './visitor-alerts.ts';

let visitors = 0;

onEveryDatabase('the alerts of a visitor', (database) => {
  const site = someSite('yard', { alerts: { enabled: true } });
  async function open() {
    const { db } = database();
    const { jobs, enqueued } = recordingJobs();
    const alerts = new VisitorAlerts({ db, jobs, site, origin: 'https://yard.example' });
    const number = (visitors += 1);
    const details = { name: 'Mia', last_name: 'Chen', email: `mia${number}@example.com` };
    const phone = `04915${String(number).padStart(5, '0')}`;
    const visitor = await db
      .transaction()
      .execute((trx) => addVisitor(trx, { id: randomUUID(), site_slug: 'yard', phone }, details));
    const save = (title: string) =>
      alerts.saveSearch(visitor, {
        title,
        address: `/search/${title}`,
        criteria: everything,
        frequency: 'daily',
      });
    /** The token of the link that the queued e-mail would bring. */
    async function tokenOf({ id }: Visitor): Promise<string> {
      const sent: ShopperConfirmation[] = [];
      const mailer = {
        send: async () => undefined,
        reply: async () => undefined,
        alert: async () => undefined,
        confirm: async (mail: ShopperConfirmation) => void sent.push(mail),
        close() {},
      };
      await sendEmailConfirmation(
        db,
        { mailer, sites: () => new SiteDirectory([site], 'localhost') },
        id,
      );
      return URL.parse(sent[0]?.mail.link?.href ?? '')?.searchParams.get('token') ?? '';
    }
    return { db, alerts, visitor, save, enqueued, tokenOf };
  }

  it('ask for one confirmation of an address, and again on request, up to a limit', async () => {
    const { alerts, visitor, save, enqueued } = await open();
    await save('kia');
    await save('mazda');
    await alerts.changeWatchlistAlerts(visitor, 'daily');
    expect(enqueued).toMatchObject([{ kind: 'confirm-email', visitor_id: visitor.id }]);
    for (let time = 0; time < 10; time += 1)
      await alerts.requestConfirmation(visitor.id, { isAgain: true });
    expect(enqueued).toHaveLength(6);
  });

  it('confirm the visitor’s present address, and need that of a new one', async () => {
    const { db, alerts, visitor, save, enqueued, tokenOf } = await open();
    await save('kia');
    const token = await tokenOf(visitor);
    expect(await alerts.emailToConfirm(token)).toBe(visitor.email);
    expect(await alerts.confirmEmail(token)).toBe(visitor.email);
    expect(await alerts.subscriber(visitor)).toMatchObject({ isConfirmed: true });
    await alerts.confirmNewAddress(visitor);
    expect(enqueued).toHaveLength(1);

    await changeDetails(db, visitor.id, { ...visitor, email: `new.${visitor.email}` });
    await alerts.confirmNewAddress(visitor);
    expect(enqueued).toHaveLength(2);
    expect(await alerts.subscriber(visitor)).toMatchObject({ isConfirmed: false, isAsked: true });
    const forNew = await tokenOf(visitor);
    expect(await alerts.confirmEmail(token)).toBeUndefined();
    expect(await alerts.confirmEmail(forNew)).toBe(`new.${visitor.email}`);
  });

  it('do not write to visitors who want no emails about a new address', async () => {
    const { alerts, visitor, enqueued } = await open();
    await alerts.confirmNewAddress(visitor);
    expect(enqueued).toEqual([]);
  });

  it('write about a new address to visitors who only watch vehicles', async () => {
    const { db, alerts, visitor, enqueued } = await open();
    await alerts.changeWatchlistAlerts(visitor, 'at-once');
    await changeDetails(db, visitor.id, { ...visitor, email: `new.${visitor.email}` });
    await alerts.confirmNewAddress(visitor);
    expect(enqueued).toHaveLength(2);
    await alerts.changeWatchlistAlerts(visitor, 'off');
    expect(await alerts.subscriber(visitor)).toMatchObject({ wantsEmails: false });
  });

  it('belong to one site', async () => {
    const { db, alerts, visitor, save, tokenOf } = await open();
    await save('kia');
    const token = await tokenOf(visitor);
    const elsewhere = new VisitorAlerts({
      db,
      jobs: recordingJobs().jobs,
      site: someSite('other'),
      origin: '',
    });
    expect(await elsewhere.confirmEmail(token)).toBeUndefined();
    const { unsubscribe_token } = await db
      .selectFrom('alert_subscriber')
      .select('unsubscribe_token')
      .where('visitor_id', '=', visitor.id)
      .executeTakeFirstOrThrow();
    expect(await elsewhere.unsubscribe(unsubscribe_token)).toBe(false);
    expect(await alerts.unsubscribe('none')).toBe(false);
    expect(await alerts.unsubscribe(unsubscribe_token)).toBe(true);
    expect(await alerts.savedSearches(visitor)).toMatchObject([{ frequency: 'off' }]);
  });

  it('are limited, although searches are saved at the same time', async () => {
    const { alerts, visitor, save } = await open();
    for (let search = 2; search < MAX_SAVED_SEARCHES; search += 1) await save(`search-${search}`);
    const saved = await Promise.all(['a', 'b', 'c', 'd'].map(save));
    expect(saved.filter(Boolean)).toHaveLength(2);
    expect(await alerts.savedSearches(visitor)).toHaveLength(MAX_SAVED_SEARCHES);
    // one that is saved already is changed
    expect(await save('search-2')).toBe(true);
  });
});
