import { expect } from '@playwright/test';
import { get, untilHydrated } from './support/site-pages.ts';
import { test } from './support/journey.ts';

const planted = `<style>h1{display:none!important}</style>
  <script>document.title = 'planted'</script>
  <script type="module">document.title = 'planted'</script>
  <img src="data:," onerror="document.title='planted'">`;

// React reports that the page differs from what it rendered, and renders it again
test.use({ expectedError: /React error #418/ });

for (const path of ['/', '/search', '/contact']) {
  test(`scripts planted in ${path} do not run, and the page works`, async ({ page }) => {
    const reported: string[] = [];
    page.on('console', (message) => reported.push(message.text()));
    const { headers, body } = await get('banksia-motors.localhost', path);
    const policy = headers['content-security-policy'];
    if (typeof policy !== 'string') throw new Error('The page has no Content-Security-Policy');
    const at = body.indexOf('</main>');
    await page.route(
      (url) => url.pathname === path,
      (route) =>
        route.fulfill({
          headers: { 'content-type': 'text/html', 'content-security-policy': policy },
          body: body.slice(0, at) + planted + body.slice(at),
        }),
    );
    await page.goto(path);
    const title = await page.title();
    expect(title).not.toBe('planted');
    await untilHydrated(page);
    // hydration has removed the planted elements by now
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'javascript:document.title="planted"';
      document.body.append(link);
      link.click();
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect
      .poll(() => reported.filter((text) => text.includes('Content Security Policy')).length)
      .toBeGreaterThanOrEqual(5);
  });
}
