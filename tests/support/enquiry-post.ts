import type { ExchangeRequest } from './servers/exchange.ts';

/**
 * A shopper's enquiry on a vehicle's page. Sending it again is the same lead, because the idempotency key depends only
 * on the e-mail address.
 */
export function enquiryPost({
  port,
  host,
  email,
  path,
}: {
  port: number;
  host: string;
  email: string;
  path: string;
}): ExchangeRequest {
  const fields = {
    name: 'Mia',
    last_name: 'Chen',
    email,
    phone: '0491 570 006',
    message: 'Is it still there?',
    terms_conditions: 'on',
    idempotency_key: `key-of-${email.replace(/\W/g, '-')}`,
  };
  return {
    port,
    host,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}
