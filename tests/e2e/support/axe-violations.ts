import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks the page against WCAG 2.2 AA and axe's best practices.
 * @param within the part of the page to check
 * @returns each violated rule with its first element
 */
export async function axeViolations(page: Page, within = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // otherwise axe describes the page in JSON and finishes in a second one
    .setLegacyMode()
    // axe spends most of its time describing the thousands of elements that pass
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
