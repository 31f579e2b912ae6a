import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { LeadMailer } from '#partners/lead-mail/lead-mail.ts';
import type { LogoPng } from '#partners/pictures/logo-png.ts';
import { someSite } from '#tests/support/sites.ts';
import { brandMailer } from './brand-mailer.ts';
import { BrandPictures } from './brand-pictures.ts';
import { logoOnWhite } from './logo-on-white.ts';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2"/>');
const branded = someSite('yard', { brand: { logo: { image: 'https://yard.example/logo.svg' } } });
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
  const sent: { logo?: LogoPng | undefined }[] = [];
  const mailer: LeadMailer = {
    send: async () => undefined,
    reply: async (reply) => void sent.push(reply),
    confirm: async (confirmation) => void sent.push(confirmation),
    alert: async () => undefined,
    close: () => undefined,
  };
  const sites = [branded, broken, plain];
  const siteOf = (slug: string) => sites.find((site) => site.slug === slug);
  const logoOf = ({ settings }: typeof plain) => logoOnWhite(settings, pictures);
  return { sent, mailer: brandMailer(mailer, siteOf, logoOf) };
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
  const [logo, ...others] = sent.map((one) => one.logo);
  expect(others).toEqual([undefined, undefined, undefined]);
  expect(logo).toMatchObject({ alt: 'yard motors' });
  expect(logo?.height).toBeLessThanOrEqual(56);
  expect((logo?.width ?? 0) / (logo?.height ?? 1)).toBeCloseTo(4, 0);
  const { format, width } = await sharp(logo?.png).metadata();
  expect([format, width]).toEqual(['png', (logo?.width ?? 0) * 2]);
});

it('adds the logo to an automatic reply too', async () => {
  const { sent, mailer } = mailerOf();
  const mail = { subject: 'Thank you', paragraphs: [] };
  const to = { leadId: 'one', to: 'mia@example.com', siteSlug: 'yard', siteName: 'Yard' };
  await mailer.reply({ ...to, mail });
  expect(sent[0]?.logo).toMatchObject({ alt: 'yard motors' });
});
