import axe from 'axe-core';
import type { Page } from 'playwright-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** axe mistakes joined Persian letters for an icon font, and skips their contrast. */
const ICON_TEST = 'function _isIconLigature(textVNode) {';
const axeSource = axe.source.replace(ICON_TEST, `${ICON_TEST} return false;`);
if (axeSource === axe.source) throw new Error('the patch for Persian text does not fit this version of axe');

/**
 * Reads every style sheet for rules that turn the page with the phone. The panel has one sheet, which a test asks about; without this rule no
 * sheet is read, and the others take half the time.
 */
const RULE_OF_SHEETS = 'css-orientation-lock';

/** All breaches of WCAG 2.2 AA on the page, one line each. `withSheets` asks about its style sheets too. */
export async function listBreaches(page: Page, withSheets = false): Promise<string[]> {
  // Only once for each document, because axe has half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    ([values, rule, enabled]) =>
      (window as unknown as { axe: typeof axe }).axe
        .run({
          runOnly: { type: 'tag', values },
          rules: { [rule]: { enabled } },
          preload: enabled,
          resultTypes: ['violations'],
          elementRef: false,
        })
        .then((results) => results.violations),
    [WCAG_22_AA, RULE_OF_SHEETS, withSheets] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) =>
        `${id}: ${target.join(' ')} ${html.slice(0, 160)} ${failureSummary?.split('\n').slice(1, 3).join(' ') ?? ''}`,
    ),
  );
}
