import axe from 'axe-core'
import type { Page } from '@playwright/test'

/** What axe finds on the page, a line each. Its source comes in over the debugger: the page's policy refuses scripts. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  return page.evaluate<string[]>(
    `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => [id, html, failureSummary].join(' | '))))`,
  )
}
