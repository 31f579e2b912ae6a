import { expect, it } from 'vitest';
import { pageDocument } from '#site/pages/page-document.ts';
import { someSite } from '#tests/support/sites.ts';
import { privacyPage, termsPage } from './legal-pages.ts';

const htmlOf = ({ content }: ReturnType<typeof privacyPage>): string =>
  content.map((section) => (section.type === 'rich-text' ? section.props.html : '')).join('');

it.each([privacyPage, termsPage])('is a valid page whose words need no cleaning (%o)', (make) => {
  const page = make(someSite('yard').settings);
  expect(htmlOf(pageDocument.parse(page))).toBe(htmlOf(page));
});

it('names the dealer, whatever letters the name has', () => {
  const { settings } = someSite('yard', { name: 'Smith & <Sons>' });
  for (const page of [privacyPage(settings), termsPage(settings)]) {
    expect(htmlOf(page)).toContain('Smith &amp; &lt;Sons&gt;');
    expect(htmlOf(page)).toContain('href="/contact"');
  }
});

it('says how long enquiries and the browser keep personal details, as the settings have it', () => {
  const withDays = (leads_days: number | null) =>
    htmlOf(privacyPage(someSite('yard', { retention: { leads_days, browser_days: 90 } }).settings));
  expect(withDays(2557)).toContain('After 7 years what identifies you is removed');
  expect(withDays(30)).toContain('After 30 days');
  expect(withDays(null)).not.toContain('what identifies you');
  expect(withDays(null)).toContain('deletes them 90 days after');
});
