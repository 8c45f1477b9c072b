import type { DeprecatedOperation, InterfaceResult } from '../../../run/interface-result.js'
import type { RequirementResult } from '../../../run/requirement-result.js'
import { deprecationWords } from '../../deprecation-words.js'
import { groupBy } from '../../group-by.js'
import { countOf } from '../count-of.js'
import { type Html, html } from '../html.js'
import { islandOfRows } from '../island.js'
import type { Lookup } from '../lookup.js'
import { clauseRow } from './clause-row.js'

/** More rows than these are folded, interface by interface. */
const mostUnfolded = 300

/** Every requirement in the order of the documents, interface by interface, with its verdict, level and judges. */
export function clauseMatrix(lookup: Lookup): Html {
  const { requirements, interfaces } = lookup.run
  return html`<section id="clauses" aria-labelledby="clauses-heading" data-section>
    <h2 id="clauses-heading">Clause matrix</h2>
    <p class="about-section">
      ${countOf(requirements.length, 'requirement')} in the order of the documents, each with its
      verdict and what judged it.
    </p>
    ${interfaces.map((each) =>
      table(
        each,
        requirements.filter((requirement) => requirement.interface === each.name),
        lookup,
        requirements.length <= mostUnfolded,
      ),
    )}
  </section>`
}

function table(
  { name, title, version, deprecated = [] }: InterfaceResult,
  requirements: readonly RequirementResult[],
  lookup: Lookup,
  unfolded: boolean,
): Html {
  const rows = matrix(name, requirements, lookup)
  return html`<section id="clauses-${name}" aria-labelledby="clauses-${name}-heading" data-group>
    <h3 id="clauses-${name}-heading">${title} <small>${version}</small></h3>
    ${deprecated.map((one) => deprecation(one))}
    <details class="rows" data-count="${requirements.length}" ${unfolded && html`open`}>
      <summary>${countOf(requirements.length, 'requirement')}</summary>
      ${unfolded ? rows : islandOfRows(rows)}
    </details>
  </section>`
}

function matrix(name: string, requirements: readonly RequirementResult[], lookup: Lookup): Html {
  const clauses = groupBy(requirements, ({ clause }) => clause)
  return html`<table class="matrix" aria-labelledby="clauses-${name}-heading">
    <thead>
      <tr>
        <th scope="col">Verdict</th>
        <th scope="col">Requirement</th>
        <th scope="col">Level</th>
        <th scope="col" class="judges">Judged by</th>
      </tr>
    </thead>
    ${[...clauses].map(
      ([clause, rows]) =>
        html`<tbody data-group>
          <tr class="clause-heading">
            <th colspan="4" scope="rowgroup">${clause}</th>
          </tr>
          ${rows.map((requirement) => clauseRow(requirement, lookup))}
        </tbody>`,
    )}
  </table>`
}

function deprecation(one: DeprecatedOperation): Html {
  const { operation, successor } = one
  return html`<p class="about-section">
    <code>${operation}</code> is ${deprecationWords(one)}.
    ${successor !== undefined && html`<code>${successor}</code> takes its place.`}
  </p>`
}
