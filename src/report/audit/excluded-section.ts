import { counted } from '../counted.js'
import { formatCount } from '../format-count.js'
import { groupBy } from '../group-by.js'
import { type Html, html } from '../html/html.js'
import { verdictWord } from '../html/verdict-word.js'
import type { Outcome } from '../outline/outcomes.js'

const meanings: Readonly<Record<string, string>> = {
  unspecified: 'The documents leave it open, or name it and do not show it.',
  untestable: 'No test of the server can decide it.',
  'not claimed': 'The profile of the target does not claim it.',
  later: 'It came later than the set of requirements that the profile claims.',
}

/** What was not to be tested, and why. Annex A has the reason of each requirement. */
export function excludedSection(all: readonly Outcome[]): Html | false {
  const none = all.filter(({ requirement }) => requirement.verdict === 'none')
  if (none.length === 0) return false
  const kinds = [...groupBy(none, ({ requirement }) => verdictWord(requirement))]
  return html`<section class="whole">
    <h2>Excluded</h2>
    <p>
      ${counted(none.length, 'requirement')} were not to be tested. Annex A says of each of them
      why.
    </p>
    <table class="reasons">
      <thead>
        <tr>
          <th scope="col" class="number">Requirements</th>
          <th scope="col">Kind</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${kinds
          .toSorted(([, a], [, b]) => b.length - a.length)
          .map(
            ([kind, some]) =>
              html`<tr>
                <td class="number">${formatCount(some.length)}</td>
                <td>${kind}</td>
                <td>${meanings[kind] ?? ''}</td>
              </tr>`,
          )}
      </tbody>
    </table>
  </section>`
}
