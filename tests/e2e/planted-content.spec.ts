import { expect } from '@playwright/test';
import { get, untilAlive } from './site-pages.ts';
import { test } from './journey.ts';

const planted = `<style>h1{display:none!important}</style>
  <script>document.title = 'planted'</script>
  <script type="module">document.title = 'planted'</script>
  <img src="data:," onerror="document.title='planted'">`;

// React says that the page is not the one it rendered, and renders it again
test.use({ expectedError: /React error #418/ });

for (const path of ['/', '/search', '/contact']) {
  test(`nothing runs that was planted in ${path}, and the page works`, async ({ page }) => {
    const reported: string[] = [];
    page.on('console', (message) => reported.push(message.text()));
    const { headers, body } = await get('banksia-motors.localhost', path);
    const policy = headers['content-security-policy'];
    if (typeof policy !== 'string') throw new Error('the page has no policy');
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
    await untilAlive(page);
    // the page's own script has put away by now what it did not write
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
