import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { LeadMailer } from '#partners/lead-mail/lead-mail.ts';
import type { MailLook } from '#partners/lead-mail/mail-look.ts';
import { BrandPictures } from '#services/sites/brand-pictures.ts';
import { someStoredLead } from '#tests/support/leads.ts';
import { someSite } from '#tests/support/sites.ts';
import { brandMailer } from './brand-mailer.ts';
import { mailLookOf } from './mail-look-of.ts';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2"/>');
const branded = someSite('yard', {
  brand: { logo: { image: 'https://yard.example/logo.svg' } },
  theme: { action: '#e8622c' },
});
const broken = someSite('gone', { brand: { logo: { image: 'https://yard.example/gone.svg' } } });
const plain = someSite('plain');
const pictures = new BrandPictures(
  [
    {
      handles: () => true,
      read: async (address) => (address.includes('gone') ? undefined : svg),
    },
  ],
  () => undefined,
);

function mailerOf() {
  const sent: { look?: MailLook | undefined }[] = [];
  const mailer: LeadMailer = {
    send: async (mail) => void sent.push(mail),
    reply: async (reply) => void sent.push(reply),
    confirm: async (confirmation) => void sent.push(confirmation),
    alert: async (alert) => void sent.push(alert),
    close: () => undefined,
  };
  const sites = [branded, broken, plain];
  const siteOf = (slug: string) => sites.find((site) => site.slug === slug);
  const lookOf = ({ settings }: typeof plain) => mailLookOf(settings, pictures);
  return { sent, mailer: brandMailer(mailer, siteOf, lookOf) };
}

it('adds the logo of the site as a PNG that fits, where the site has one that can be read', async () => {
  const { sent, mailer } = mailerOf();
  const mail = { subject: 'Thank you', paragraphs: [] };
  for (const siteSlug of ['yard', 'gone', 'plain', 'removed'])
    await mailer.confirm({
      deliveryId: siteSlug,
      to: 'mia@example.com',
      siteSlug,
      siteName: siteSlug,
      mail,
    });
  const [logo, ...others] = sent.map(({ look }) => look?.logo);
  expect(others).toEqual([undefined, undefined, undefined]);
  expect(logo).toMatchObject({ alt: 'yard motors' });
  expect(logo?.height).toBeLessThanOrEqual(56);
  expect((logo?.width ?? 0) / (logo?.height ?? 1)).toBeCloseTo(4, 0);
  const { format, width } = await sharp(logo?.png).metadata();
  expect([format, width]).toEqual(['png', (logo?.width ?? 0) * 2]);
});

it('gives the dealer’s logo and colours to every kind of e-mail', async () => {
  const { sent, mailer } = mailerOf();
  const mail = { subject: 'Thank you', paragraphs: [] };
  const to = { to: 'mia@example.com', siteSlug: 'yard', siteName: 'Yard' };
  const alert = { ...mail, greeting: '', sections: [], reason: '' };
  await mailer.send({ ...to, lead: someStoredLead({ site_slug: 'yard' }), vendor: 'Yard' });
  await mailer.reply({ ...to, leadId: 'one', mail });
  await mailer.confirm({ ...to, deliveryId: 'one', mail });
  await mailer.alert({ ...to, id: 'one', mail: { ...alert, settingsUrl: '', unsubscribeUrl: '' } });
  expect(sent).toHaveLength(4);
  for (const { look } of sent)
    expect(look).toMatchObject({
      logo: { alt: 'yard motors' },
      style: { light: { action: '#e8622c' } },
    });
});
