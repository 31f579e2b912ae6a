import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { visitScript } from './visit-script.ts';

const site = 'https://dealer.example';

/** A browser tab, as far as the script uses it. */
function tab() {
  const stored = new Map<string, string>();
  const warn = vi.fn();
  let submit: (event: unknown) => void = () => undefined;
  return {
    warn,
    open(path: string, referrer = '') {
      runInNewContext(visitScript, {
        URL,
        URLSearchParams,
        console: { warn },
        document: {
          referrer,
          addEventListener: (_name: string, listener: typeof submit) => (submit = listener),
        },
        location: new URL(path, site),
        sessionStorage: {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => stored.set(key, value),
        },
      });
    },
    /** @returns what a form with these fields sends under `lead_attributes` */
    send(names: string[]): unknown {
      const fields = new Map(names.map((name) => [name, { value: '' }]));
      submit({ target: { elements: { namedItem: (name: string) => fields.get(name) ?? null } } });
      return JSON.parse(fields.get('lead_attributes')?.value || 'null');
    },
    put: (key: string, value: string) => stored.set(key, value),
  };
}

test('a lead includes the loaded pages and the parameters of the landing page', () => {
  const { open, send } = tab();
  open('/?utm_source=newsletter&gclid=abc', 'https://mail.example/');
  open('/search/toyota?sortBy=price_asc', `${site}/`);
  expect(send(['email', 'lead_attributes'])).toEqual({
    visited_pages: ['/', '/search/toyota'],
    linked_query_params: { utm_source: 'newsletter', gclid: 'abc' },
  });
});

test('the token of a link in an email is no landing parameter', () => {
  const { open, send } = tab();
  open('/alerts/unsubscribe?token=secret&utm_source=alert', 'https://mail.example/');
  expect(send(['lead_attributes'])).toMatchObject({
    linked_query_params: { utm_source: 'alert' },
  });
});

test('a tab opened from the site itself has no landing parameters', () => {
  const { open, send } = tab();
  open('/cars/one?utm_source=own', `${site}/search`);
  expect(send(['lead_attributes'])).toEqual({
    visited_pages: ['/cars/one'],
    linked_query_params: {},
  });
});

test('a long visit sends the last thirty pages', () => {
  const { open, send } = tab();
  for (let page = 1; page <= 40; page++) open(`/cars/${page}`, `${site}/`);
  expect(send(['lead_attributes'])).toMatchObject({
    visited_pages: Array.from({ length: 30 }, (_, at) => `/cars/${at + 11}`),
  });
});

test('a form without the field is left unchanged', () => {
  const { open, send, warn } = tab();
  open('/');
  expect(send(['query'])).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test('a record that cannot be parsed is logged, and the form is sent without it', () => {
  const { open, put, send, warn } = tab();
  put('visited_pages', '[broken');
  open('/');
  expect(send(['lead_attributes'])).toBeNull();
  expect(warn).toHaveBeenCalledTimes(2);
});
