import { counted } from '../counted.js'
import { groupBy } from '../group-by.js'
import { formatCount } from '../format-count.js'
import { type Html, html } from '../html/html.js'
import type { Outcome } from '../outline/outcomes.js'
import { remedyOrder } from '../outline/remedy-order.js'

/** Requirements of one verdict by their reason, most first; the annex names each of them. Left out where there are none. */
export function openSection(
  title: string,
  verdict: 'inconclusive' | 'error',
  all: readonly Outcome[],
): Html | false {
  const open = all.filter(({ requirement }) => requirement.verdict === verdict)
  if (open.length === 0) return false
  const reasons = groupBy(open, ({ requirement: { because, remedy } }) =>
    JSON.stringify([because ?? '', remedy ?? '']),
  )
  return html`<section>
    <h2>${title}</h2>
    <p>${counted(open.length, 'requirement')}, by reason. Annex A names them.</p>
    <table class="reasons">
      <thead>
        <tr>
          <th scope="col" class="number">Requirements</th>
          <th scope="col">Reason</th>
          <th scope="col">What would decide them</th>
        </tr>
      </thead>
      <tbody>
        ${[...reasons.values()].toSorted((a, b) => b.length - a.length).map(row)}
      </tbody>
    </table>
  </section>`
}

function row(some: readonly Outcome[]): Html | false {
  const [first] = some
  if (first === undefined) return false
  const { because = '', remedy } = first.requirement
  return html`<tr>
    <td class="number">${formatCount(some.length)}</td>
    <td>${because}</td>
    <td>${remedy === undefined ? '–' : remedyOrder(remedy)}</td>
  </tr>`
}
