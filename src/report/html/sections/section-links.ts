import type { Run } from '../../../run/run.js'
import { formatCount } from '../../format-count.js'
import { type Html, html } from '../html.js'

/** The way to each section, with how much stands there. */
export function sectionLinks({ totals, lint }: Run): Html {
  const links = [
    ['failures', 'Failures', totals.fail],
    ['undecided', 'Not decided', totals.inconclusive],
    ['errors', 'Errors', totals.error],
    ['lint', 'Lint', lint.length],
    ['clauses', 'Clause matrix', totals.planned],
  ] as const
  return html`<nav aria-label="Sections">
    <ul>
      ${links
        .filter(([id, , count]) => id !== 'errors' || count > 0)
        .map(
          ([id, name, count]) =>
            html`<li>
              <a href="#${id}">${name}</a> <span class="zero">${formatCount(count)}</span>
            </li>`,
        )}
    </ul>
  </nav>`
}
