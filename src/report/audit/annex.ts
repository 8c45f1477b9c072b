import type { InterfaceResult } from '../../run/interface-result.js'
import type { Run } from '../../run/run.js'
import { groupBy } from '../group-by.js'
import { type Html, html } from '../html/html.js'
import { verdictMark } from '../html/verdict-mark.js'
import { verdictWord } from '../html/verdict-word.js'
import { openText } from '../outline/open-text.js'
import type { Outcome } from '../outline/outcomes.js'
import { shownBy } from './shown-by.js'

/** Every sentence by its clause, with its verdict, why it has none, and the exchanges that showed it. */
export const annex = (run: Run, all: readonly Outcome[]): Html =>
  html`<section class="annex">
    <h2>Annex A: all requirements</h2>
    <p>
      In the order of the documents. Numbers are those of exchanges; Annex B has those underlined.
    </p>
    ${run.interfaces.map((one) => matrix(run, one, all))}
  </section>`

function matrix(
  run: Run,
  { name, title, version }: InterfaceResult,
  all: readonly Outcome[],
): Html {
  const own = all.filter(({ requirement }) => requirement.interface === name)
  return html`<table>
    <caption>
      ${title} ${version}
    </caption>
    <thead>
      <tr>
        <th scope="col">Requirement</th>
        <th scope="col">Level</th>
        <th scope="col">Verdict</th>
        <th scope="col">Exchanges</th>
      </tr>
    </thead>
    ${[...groupBy(own, ({ requirement }) => requirement.clause)].map(
      ([clause, some]) =>
        html`<tbody>
          <tr class="clause">
            <th scope="rowgroup" colspan="4">${clause}</th>
          </tr>
          ${some.map((one) => row(run, one))}
        </tbody>`,
    )}
  </table>`
}

function row(run: Run, { requirement }: Outcome): Html {
  const { id, text, level, verdict } = requirement
  const why = requirement.untestable ?? (verdict === 'pass' ? '' : openText(requirement))
  return html`<tr>
    <th scope="row">
      ${text} <code>${id}</code> ${why !== '' && html`<span class="why">${why}</span>`}
    </th>
    <td>${level}</td>
    <td>${verdictMark(verdict, verdictWord(requirement))}</td>
    <td>${shownBy(run, id)}</td>
  </tr>`
}
