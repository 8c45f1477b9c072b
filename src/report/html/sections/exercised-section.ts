import type { Exercised, Missed } from '../../../run/interface-result.js'
import type { Run } from '../../../run/run.js'
import { formatCount } from '../../format-count.js'
import { groupBy } from '../../group-by.js'
import { exercisedKinds } from '../../outline/exercised.js'
import { countOf } from '../count-of.js'
import { type Html, html } from '../html.js'

/** How much of each definition the run showed, what it did not reach and why, and members that no definition has. */
export function exercisedSection({ interfaces }: Run): Html | undefined {
  const known = interfaces.flatMap(({ title, exercised }) =>
    exercised === undefined ? [] : [{ title, exercised }],
  )
  if (known.length === 0) return undefined
  return html`<section id="exercised" aria-labelledby="exercised-heading">
    <h2 id="exercised-heading">Exercised</h2>
    <p class="about-section">
      How much of what is documented the exchanges of this run showed. Nothing here fails.
    </p>
    <table class="operations">
      <thead>
        <tr>
          <th scope="col">Interface</th>
          ${exercisedKinds.map(([, name]) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${known.map(
          ({ title, exercised }) =>
            html`<tr>
              <th scope="row">${title}</th>
              ${exercisedKinds.map(([kind, name]) => cell(exercised.counts[kind], name))}
            </tr>`,
        )}
      </tbody>
    </table>
    ${known.map(({ title, exercised }) => left(title, exercised))}
  </section>`
}

const cell = ({ reached, of }: Exercised['counts']['links'], name: string): Html =>
  of === 0
    ? html`<td class="zero" data-heading="${name}">–</td>`
    : html`<td data-heading="${name}">
        <span>${formatCount(reached)} of ${formatCount(of)}</span>
        <svg class="share" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect class="all" width="100" height="6" />
          <rect class="reached" width="${((reached / of) * 100).toFixed(1)}" height="6" />
        </svg>
      </td>`

function left(title: string, { missed, undescribed }: Exercised): Html {
  return html`${
    missed.length > 0 &&
    html`<details>
      <summary>${title}: ${countOf(missed.length, 'part')} not reached</summary>
      <ul>
        ${[...groupBy(missed, reasonOf)].map(
          ([reason, parts]) =>
            html`<li>
              ${reason} ${parts.map(({ name }, at) => html`${at > 0 && ', '}<code>${name}</code>`)}
            </li>`,
        )}
      </ul>
    </details>`
  }
  ${
    undescribed.length > 0 &&
    html`<details>
      <summary>${title}: ${countOf(undescribed.length, 'member')} that no definition has</summary>
      <ul>
        ${undescribed.map(
          ({ operation, status, pointer, exchange }) =>
            html`<li>
              <code>${pointer}</code> in ${operation}, status ${status}, exchange
              ${formatCount(exchange)}
            </li>`,
        )}
      </ul>
    </details>`
  }`
}

const reasonOf = ({ because, remedy }: Missed): string =>
  remedy === undefined ? `${because}` : `${because} (${remedy})`
