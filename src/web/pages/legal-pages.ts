import { escapeXml } from '#domain/text/escape-xml.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import { PRIVACY_PATH, privacyAddress, TERMS_PATH } from '#site/pages/legal-page-paths.ts';
import { primaryLocation } from '#site/primary-location.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { madePage } from './made-page.ts';

const DAYS_OF_A_YEAR = 365.25;

/**
 * The privacy policy, unless the dealer has written one. Sites need one: their forms collect personal information. It
 * says what the platform does, in the order of the Australian Privacy Principle about such policies (APP 1.4).
 */
export function privacyPage(settings: SiteSettings): PageDocument {
  const { retention, analytics, finance } = settings;
  const name = escapeXml(settings.name);
  const noun = escapeXml(settings.vehicle_type.singular);
  const nouns = escapeXml(settings.vehicle_type.plural);
  return legalPage(
    PRIVACY_PATH,
    'Privacy policy',
    `What ${settings.name} does with your personal information, and how to see, correct or delete it.`,
    [
      [
        'What we collect',
        `<p>You can look at every ${noun} on this website without telling us who you are. We collect personal information when you give it to us:</p>` +
          list([
            'your name, email address, phone number and postcode, and what you write in a form;',
            'details of your own vehicle when you ask for a valuation, a service or a part;',
            'the appointments, reservations and payments you make;',
            'the pages of ours that you visited before you sent a form, and the link that brought you here, so that we understand your enquiry.',
          ]) +
          `<p>We also count how often pages and ${nouns} are looked at. These counts contain neither your name nor your contact details. Card details go straight to the payment provider. We never see them.</p>`,
      ],
      [
        'What we use it for',
        '<p>We use what you send us to answer you, to arrange what you asked for, and to keep the records that the law requires. We send you offers only if you agreed to that, and you can change your mind at any time.</p>',
      ],
      [
        'Who sees it',
        `<p>The people at ${name} who deal with your enquiry. Others see it only where your request needs them: ${
          finance.enabled ? 'the lender or finance broker you apply to, ' : ''
        }the manufacturer whose warranty or recall is concerned, the payment provider when you pay online, the companies that run this website and deliver our emails and text messages, and authorities when the law requires it. Some of these companies may keep information outside Australia. We do not sell personal information.</p>`,
      ],
      [
        'What stays in your browser',
        `<p>Your browser keeps your favourites, the ${nouns} you looked at and, so that you need not type them again, your contact details. It deletes them ${daysText(retention.browser_days)} after you last changed them; deleting your browsing history or signing out does so at once. A cookie is set when you sign in, to keep you signed in.</p>${
          analytics.asks_consent
            ? '<p>Tools that measure visits are loaded only if you agree.</p>'
            : ''
        }`,
      ],
      [
        'How we keep it',
        `<p>Enquiries are kept on protected systems, and only people who need them can open them.${
          retention.leads_days === null
            ? ''
            : ` After ${daysText(retention.leads_days)} what identifies you is removed from an enquiry.`
        }</p>`,
      ],
      [
        'See, correct or delete your information',
        `<p>Ask us what we hold about you, and we will give you access, correct it or delete it, free of charge and within 30 days. If we have to refuse, we tell you why in writing. ${contactWords(settings)}</p>`,
      ],
      [
        'Complaints',
        '<p>If you think we have mishandled your information, tell us first: we want to put it right, within 30 days at most. If you are not happy with the result, you can go to the Office of the Australian Information Commissioner at <a href="https://www.oaic.gov.au" rel="noopener">oaic.gov.au</a>.</p>',
      ],
    ],
  );
}

/** The terms of use, unless the dealer has written its own. */
export function termsPage(settings: SiteSettings): PageDocument {
  const noun = escapeXml(settings.vehicle_type.singular);
  const place = primaryLocation(settings.locations)?.address;
  const { abn } = settings.brand;
  const where = place && ` of ${place.street}, ${place.city} ${place.state} ${place.postcode}`;
  const owner = escapeXml(`${settings.name}${abn ? `, ABN ${abn},` : ''}${where ?? ''}`);
  return legalPage(
    TERMS_PATH,
    'Terms and conditions',
    `The terms on which you use the website of ${settings.name}.`,
    [
      ['Who we are', `<p>This website belongs to ${owner}. “We” and “us” mean this business.</p>`],
      [
        'What you see here',
        `<p>We describe each ${noun} as well as we can. If a detail matters to your decision, ask us, and we will check it on the ${noun} itself. A ${noun} can be sold while you are looking at it: seeing it here is an invitation to talk to us, not a promise that it is still available.</p>`,
      ],
      [
        'Prices',
        '<p>Each price says whether it is drive away or excludes government charges. If we have made an obvious mistake in a price, we will tell you before you commit to anything.</p>',
      ],
      [
        'Reservations, test drives and bookings',
        '<p>What you send through a form is a request. It binds you and us once one of us has confirmed it. What a reservation costs and how long it lasts is shown before you make it.</p>',
      ],
      [
        'Finance and valuations',
        '<p>Repayments on this website are estimates; a lender decides about a loan after it has assessed your situation. An online valuation assumes that your answers are complete, and we confirm it when we have seen your vehicle.</p>',
      ],
      [
        'Your rights',
        '<p>Nothing here takes away a right that you have under the Australian Consumer Law or the motor dealer laws of your state.</p>',
      ],
      [
        'Your information',
        `<p>Our <a href="${escapeXml(privacyAddress(settings))}">privacy policy</a> says what we do with the details that you send us. ${contactWords(settings)}</p>`,
      ],
    ],
  );
}

function legalPage(
  path: string,
  title: string,
  description: string,
  sections: readonly (readonly [heading: string, html: string])[],
): PageDocument {
  const html = sections.map(([heading, text]) => `<h2>${heading}</h2>${text}`).join('\n');
  return madePage(
    path,
    title,
    [
      {
        type: 'hero',
        props: {
          id: 'hero',
          tone: 'plain',
          shows_stock_count: false,
          title,
          text: description,
          links: [],
          search: false,
        },
      },
      { type: 'rich-text', props: { id: 'text', tone: 'plain', html } },
    ],
    description,
  );
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function contactWords({ name, locations }: SiteSettings): string {
  const place = primaryLocation(locations)?.address;
  const post = place
    ? ` Our postal address is ${escapeXml(`${name}, ${place.street}, ${place.city} ${place.state} ${place.postcode}`)}.`
    : '';
  return `<a href="/contact">Write to us</a> or <a href="/call">ring us</a>.${post}`;
}

/** `7 years`, `90 days` */
function daysText(days: number): string {
  const years = Math.round(days / DAYS_OF_A_YEAR);
  if (days < DAYS_OF_A_YEAR - 1) return days === 1 ? 'a day' : `${days} days`;
  return years === 1 ? 'a year' : `${years} years`;
}
