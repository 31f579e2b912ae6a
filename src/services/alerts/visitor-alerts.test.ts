import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Visitor } from '#domain/account/visitor.ts';
import type { ShopperConfirmation } from '#partners/lead-mail/lead-mail.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { MAX_SAVED_SEARCHES } from '#store/alerts/saved-searches.ts';
import { addVisitor, changeDetails } from '#store/visitors/visitors.ts';
import { someContext } from '#tests/support/some-context.ts';
import { someSite } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { sendEmailConfirmation } from './send-email-confirmation.ts';
import * as alerts from './visitor-alerts.ts';

let visitors = 0;

onEveryDatabase('the alerts of a visitor', (database) => {
  const site = someSite('yard', { alerts: { enabled: true } });
  async function open() {
    const { db } = database();
    const context = someContext(database(), site);
    const { enqueued } = context;
    const number = (visitors += 1);
    const details = { name: 'Mia', last_name: 'Chen', email: `mia${number}@example.com` };
    const phone = `04915${String(number).padStart(5, '0')}`;
    const visitor = await db
      .transaction()
      .execute((trx) => addVisitor(trx, { id: randomUUID(), site_slug: 'yard', phone }, details));
    const save = (title: string) =>
      alerts.saveSearch(context, visitor, {
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
      await sendEmailConfirmation({ ...context, mailer }, id);
      return URL.parse(sent[0]?.mail.link?.href ?? '')?.searchParams.get('token') ?? '';
    }
    return { db, context, visitor, save, enqueued, tokenOf };
  }

  it('ask for one confirmation of an address, and again on request, up to a limit', async () => {
    const { context, visitor, save, enqueued } = await open();
    await save('kia');
    await save('mazda');
    await alerts.changeWatchlistAlerts(context, visitor, 'daily');
    expect(enqueued).toMatchObject([{ kind: 'confirm-email', visitor_id: visitor.id }]);
    for (let time = 0; time < 10; time += 1)
      await alerts.requestConfirmation(context, visitor.id, { isAgain: true });
    expect(enqueued).toHaveLength(6);
  });

  it('confirm the visitor’s present address, and need that of a new one', async () => {
    const { db, context, visitor, save, enqueued, tokenOf } = await open();
    await save('kia');
    const token = await tokenOf(visitor);
    expect(await alerts.emailToConfirm(context, token)).toBe(visitor.email);
    expect(await alerts.confirmEmail(context, token)).toBe(visitor.email);
    expect(await alerts.subscriber(context, visitor)).toMatchObject({ isConfirmed: true });
    await alerts.confirmNewAddress(context, visitor);
    expect(enqueued).toHaveLength(1);

    await changeDetails(db, visitor.id, { ...visitor, email: `new.${visitor.email}` });
    await alerts.confirmNewAddress(context, visitor);
    expect(enqueued).toHaveLength(2);
    expect(await alerts.subscriber(context, visitor)).toMatchObject({
      isConfirmed: false,
      isAsked: true,
    });
    const forNew = await tokenOf(visitor);
    expect(await alerts.confirmEmail(context, token)).toBeUndefined();
    expect(await alerts.confirmEmail(context, forNew)).toBe(`new.${visitor.email}`);
  });

  it('do not write to visitors who want no emails about a new address', async () => {
    const { context, visitor, enqueued } = await open();
    await alerts.confirmNewAddress(context, visitor);
    expect(enqueued).toEqual([]);
  });

  it('write about a new address to visitors who only watch vehicles', async () => {
    const { db, context, visitor, enqueued } = await open();
    await alerts.changeWatchlistAlerts(context, visitor, 'at-once');
    await changeDetails(db, visitor.id, { ...visitor, email: `new.${visitor.email}` });
    await alerts.confirmNewAddress(context, visitor);
    expect(enqueued).toHaveLength(2);
    await alerts.changeWatchlistAlerts(context, visitor, 'off');
    expect(await alerts.subscriber(context, visitor)).toMatchObject({ wantsEmails: false });
  });

  it('belong to one site', async () => {
    const { db, context, visitor, save, tokenOf } = await open();
    await save('kia');
    const token = await tokenOf(visitor);
    const elsewhere = someContext(database(), someSite('other'));
    expect(await alerts.confirmEmail(elsewhere, token)).toBeUndefined();
    const { unsubscribe_token } = await db
      .selectFrom('alert_subscriber')
      .select('unsubscribe_token')
      .where('visitor_id', '=', visitor.id)
      .executeTakeFirstOrThrow();
    expect(await alerts.unsubscribe(elsewhere, unsubscribe_token)).toBe(false);
    expect(await alerts.unsubscribe(context, 'none')).toBe(false);
    expect(await alerts.unsubscribe(context, unsubscribe_token)).toBe(true);
    expect(await alerts.savedSearches(context, visitor)).toMatchObject([{ frequency: 'off' }]);
  });

  it('are limited, although searches are saved at the same time', async () => {
    const { context, visitor, save } = await open();
    for (let search = 2; search < MAX_SAVED_SEARCHES; search += 1) await save(`search-${search}`);
    const saved = await Promise.all(['a', 'b', 'c', 'd'].map(save));
    expect(saved.filter(Boolean)).toHaveLength(2);
    expect(await alerts.savedSearches(context, visitor)).toHaveLength(MAX_SAVED_SEARCHES);
    // one that is saved already is changed
    expect(await save('search-2')).toBe(true);
  });
});
