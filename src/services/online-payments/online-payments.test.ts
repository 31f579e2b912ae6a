import { expect, it } from 'vitest';
import type { NewPayment, PaymentNotice } from '#partners/payment/payments.ts';
import { newestLeads } from '#store/leads/leads-with-deliveries.ts';
import { onlinePaymentById, onlinePaymentOfSite } from '#store/reservations/online-payments.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someContext } from '#tests/support/some-context.ts';
import { someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { type OnlinePaymentResult, payOnline } from './pay-online.ts';
import { applyOnlinePaymentNotice } from './apply-online-payment-notice.ts';

let sites = 0;

onDatabase('a payment that reserves nothing', (database) => {
  function open(start?: (payment: NewPayment) => Promise<{ url: string }>) {
    const site = someSite(`paying-${(sites += 1)}`, { forms: { auto_reply: { enabled: true } } });
    const started: NewPayment[] = [];
    const payments = {
      async start(payment: NewPayment) {
        started.push(payment);
        return start ? start(payment) : { url: `https://pay.example/${payment.reference}` };
      },
      read: () => undefined,
    };
    const context = someContext(database(), site, { payments });
    const pay = (key = 'mia'): Promise<OnlinePaymentResult> => {
      const submission = someSubmission({
        category: 'Online Payment',
        idempotency_key: `a-key-of-its-own-${key}`,
        fields: someFields({
          email: `${key}@${site.slug}.example.com`,
          answers: [{ name: 'amount', label: 'Amount', value: '$1,250.50' }],
        }),
      });
      return payOnline(context, submission, { amount_cents: 125_050, reference: 'Invoice 77' });
    };
    const tell = (reference: string, outcome: PaymentNotice['outcome']) =>
      applyOnlinePaymentNotice(context, {
        reference,
        outcome,
        amount_cents: 125_050,
      });
    const leads = async () =>
      (await newestLeads(database().db, { siteSlug: site.slug, limit: 100 })).map(
        ({ lead }) => lead,
      );
    return { ...context, pay, tell, leads, started };
  }

  function paymentOf(result: OnlinePaymentResult) {
    if (!result.ok) throw new Error(`refused: ${result.reason}`);
    return result.payment;
  }

  it('stores a lead and returns the address of the payment page', async () => {
    const { pay, leads, started } = open();
    const { id, payment_url } = paymentOf(await pay());
    expect(payment_url).toBe(`https://pay.example/${id}`);
    expect(started).toMatchObject([
      {
        reference: id,
        amount_cents: 125_050,
        description: expect.stringMatching(/: Invoice 77$/),
        success_url: `https://www.example.com.au/payment/${id}?payment=made`,
        cancel_url: `https://www.example.com.au/payment/${id}`,
      },
    ]);
    expect(await leads()).toMatchObject([
      { category: 'Online Payment', subcategory: 'Awaiting payment' },
    ]);
  });

  it('is stored once, however often the form is sent', async () => {
    const { pay, leads } = open();
    const results = await Promise.all(Array.from({ length: 6 }, () => pay()));
    expect(new Set(results.map((result) => paymentOf(result).id)).size).toBe(1);
    expect(await leads()).toHaveLength(1);
  });

  it('is reported to the dealer and confirmed to the shopper once when it is paid', async () => {
    const { pay, tell, leads, enqueued } = open();
    const { id } = paymentOf(await pay());
    const replies = enqueued.length;
    expect(replies).toBe(1);
    expect(await tell(id, 'paid')).toBe('paid');
    expect(await tell(id, 'paid')).toBe('unchanged');
    expect(await tell(id, 'not-paid')).toBe('unchanged');
    expect(await onlinePaymentById(database().db, id)).toMatchObject({ state: 'paid' });
    const sentLeads = (await leads()).map(({ subcategory, fields }) => [
      subcategory,
      fields.answers,
    ]);
    expect(sentLeads).toContainEqual([
      'Paid',
      [
        { name: 'amount', label: 'Amount', value: '$1,250.50' },
        { name: 'payment', label: 'Payment', value: '$1,250.50 paid online' },
      ],
    ]);
    expect(sentLeads).toHaveLength(2);
    // the shopper's confirmation
    expect(enqueued).toHaveLength(replies + 1);
    expect(paymentOf(await pay()).id).toBe(id);
  });

  it('can be started again if it was not paid, and is accepted if it arrives late', async () => {
    const { pay, tell, leads } = open();
    const first = paymentOf(await pay());
    expect(await tell(first.id, 'not-paid')).toBe('released');
    const second = paymentOf(await pay());
    expect(second.id).not.toBe(first.id);
    expect(await leads()).toHaveLength(1);
    expect(await tell(first.id, 'paid')).toBe('paid');
  });

  it('is started again after a failure of the partner', async () => {
    let isUp = false;
    const { pay, leads, failures, started } = open(async ({ reference }) => {
      if (!isUp) throw new Error('no answer');
      return { url: `https://pay.example/${reference}` };
    });
    expect(await pay()).toEqual({ ok: false, reason: 'payment-unavailable' });
    expect(failures).toEqual([new Error('no answer')]);
    isUp = true;
    const retried = await Promise.all([pay(), pay(), pay()]);
    expect(new Set(retried.map((result) => paymentOf(result).id)).size).toBe(1);
    const [failed, again] = started.map(({ reference }) => reference);
    expect(again).not.toBe(failed);
    expect(await leads()).toHaveLength(1);
  });

  it('is shown only on its own site', async () => {
    const { pay, site } = open();
    const { id } = paymentOf(await pay());
    const { db } = database();
    expect(await onlinePaymentOfSite(db, site.slug, id)).toMatchObject({ id });
    expect(await onlinePaymentOfSite(db, 'another-site', id)).toBeUndefined();
  });

  it('is unknown without a stored payment', async () => {
    const { tell } = open();
    expect(await tell('no-such-payment', 'paid')).toBe('unknown');
  });
});
