import { counted } from '../counted.js'
import { groupBy } from '../group-by.js'
import { type Html, html } from '../html/html.js'
import { openText } from '../outline/open-text.js'
import type { Outcome } from '../outline/outcomes.js'

/** Requirements of one verdict by their reason; the annex lists each of them. */
export function openSection(
  title: string,
  verdict: 'inconclusive' | 'error' | 'none',
  all: readonly Outcome[],
): Html {
  const open = all.filter(({ requirement }) => requirement.verdict === verdict)
  const reasons = groupBy(open, ({ requirement }) => openText(requirement))
  return html`<h2>${title}</h2>
    <p>${counted(open.length, 'requirement')}, by reason; the annex names them.</p>
    <ul>
      ${[...reasons].map(
        ([reason, some]) => html`<li>${counted(some.length, 'requirement')}: ${reason}</li>`,
      )}
    </ul>`
}
