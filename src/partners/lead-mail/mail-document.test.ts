import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { AlertMail } from '#domain/alerts/alert-mail.ts';
import type { ShopperMail } from '#domain/lead/shopper-mail.ts';
import { actingMarkup } from '#tests/support/acting-markup.ts';
import { hostileTexts, someLook } from '#tests/support/mails.ts';
import { alertDocument } from './alert-document.ts';
import { type MailDocument, mailDocument } from './mail-document.ts';
import type { MailLook } from './mail-look.ts';
import { shopperDocument } from './shopper-document.ts';

const origin = 'https://yard.example';
const logo = { png: Buffer.from('a picture'), width: 150, height: 50, alt: 'City Cars' };
const look: MailLook = { ...someLook, logo };

/** E-mails with everything that they can contain; `words` stands wherever a text does. */
const documents = {
  confirmation: (words: string) => shopperDocument(words, shopperMail(words)),
  alert: (words: string) => alertDocument(words, alertMail(words)),
} satisfies Record<string, (words: string) => MailDocument>;

function vehicleOf(words: string) {
  const picture = { src: `${origin}/pictures/7/0-abc/480.jpg`, alt: words };
  return { name: words, href: `${origin}/cars/x`, price: words, note: words, picture };
}

function placeOf(words: string) {
  return {
    name: words,
    address: words,
    directions: 'https://maps.example/yard',
    phone: words,
    answers: words,
    hours: [{ days: words, hours: words }],
  };
}

function shopperMail(words: string): ShopperMail {
  return {
    subject: words,
    paragraphs: [words],
    facts: [{ label: words, value: words }],
    link: { label: words, href: `${origin}/reservation/1?a=1&b=2` },
    vehicle: vehicleOf(words),
    place: placeOf(words),
  };
}

function alertMail(words: string): AlertMail {
  return {
    subject: words,
    greeting: words,
    sections: [
      {
        heading: words,
        vehicles: [vehicleOf(words)],
        link: { label: words, href: `${origin}/search` },
      },
    ],
    place: placeOf(words),
    reason: words,
    settingsUrl: `${origin}/my-garage/searches`,
    unsubscribeUrl: `${origin}/alerts/unsubscribe?token=a`,
  };
}

function elementsOf(html: string) {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => void elements.push({ name, attributes }),
  });
  parser.write(html);
  parser.end();
  return elements;
}

describe.each(Object.entries(documents))('a shopper’s e-mail: %s', (_kind, documentOf) => {
  const { html, text } = mailDocument(look, documentOf('Quoll'));
  const elements = elementsOf(html);

  it('has pictures with fixed sizes and texts, from the dealer’s site or the e-mail itself', () => {
    const pictures = elements.filter(({ name }) => name === 'img');
    expect(pictures.length).toBeGreaterThan(1);
    for (const { attributes } of pictures) {
      expect(attributes['src']).toMatch(/^(?:cid:|https:\/\/yard\.example\/pictures\/)/);
      expect(attributes['alt']).not.toBe('');
      expect(Number(attributes['width'])).toBeGreaterThan(20);
      expect(Number(attributes['height'])).toBeGreaterThan(20);
    }
  });

  it('loads nothing else, so that nobody learns who has opened it', () => {
    expect(elements.map(({ name }) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:link|script|iframe|object|video)$/)]),
    );
    expect(html).not.toMatch(/url\(|@import|@font-face|srcset|background=/);
  });

  it('lies in tables that assistive technology does not announce, apart from tables of facts', () => {
    const tables = elements.filter(({ name }) => name === 'table');
    const ofFacts = tables.filter(({ attributes }) => attributes['role'] !== 'presentation');
    expect(ofFacts.length).toBeLessThan(tables.length);
    expect(elements.filter(({ name }) => name === 'h1')).toHaveLength(1);
  });

  it('is dark in dark mail programs, with a colour for every class that it uses', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const sheet = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
    const used = new Set(
      elements.flatMap(({ attributes }) => (attributes['class'] ?? '').split(' ')),
    );
    used.delete('');
    expect(used.size).toBeGreaterThan(5);
    for (const name of used) expect(sheet).toContain(`.${name}`);
  });

  it('says the same as plain text, with the addresses of its links', () => {
    const said = (words: string) => words.split('Quoll').length - 1;
    expect(said(text)).toBeGreaterThan(8);
    const targets = elements.flatMap(({ name, attributes }) =>
      name === 'a' && attributes['href']?.startsWith('http') ? [attributes['href']] : [],
    );
    expect(targets.length).toBeGreaterThan(2);
    for (const target of targets) expect(text).toContain(target);
    expect(text).not.toMatch(/<\/?[a-z!][^>]*>|&(?:amp|lt|gt|quot|nbsp|#\d+);/i);
  });

  it.each(hostileTexts)('shows %j instead of obeying it', (words) => {
    const hostile = mailDocument(look, documentOf(words)).html;
    expect(actingMarkup(hostile, 'alert')).toEqual([]);
    const withoutBreaks = (all: typeof elements) => all.filter(({ name }) => name !== 'br').length;
    expect(withoutBreaks(elementsOf(hostile))).toBe(withoutBreaks(elements));
  });
});
