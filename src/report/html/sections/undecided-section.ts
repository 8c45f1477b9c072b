import type { RequirementResult } from '../../../run/requirement-result.js'
import { groupBy } from '../../group-by.js'
import { countOf } from '../count-of.js'
import { type Html, html } from '../html.js'
import { islandOfRows } from '../island.js'
import type { Lookup } from '../lookup.js'
import { undecidedItem } from './undecided-item.js'

const waiting = 'Repair the failures that these wait for'

/** More requirements than these are folded, remedy by remedy. */
const mostUnfolded = 20
/** Of more than these the page takes in what its reader asks for. */
const mostWhole = 100

/** What was not decided, grouped by what would decide it; what decides most stands first. */
export function undecidedSection(lookup: Lookup): Html {
  const open = lookup.run.requirements.filter((one) => one.verdict === 'inconclusive')
  const count = open.length
  const groups = groupBy(
    open,
    (requirement) => requirement.remedy ?? (waits(requirement, lookup) ? waiting : ''),
  )
  const ordered = [...groups].toSorted(
    ([remedyA, a], [remedyB, b]) => rank(remedyA) - rank(remedyB) || b.length - a.length,
  )
  return html`<section id="inconclusive" aria-labelledby="inconclusive-heading" data-section>
    <h2 id="inconclusive-heading">Inconclusive</h2>
    <p class="about-section">
      ${
        count === 0
          ? 'Everything that was tested could be decided.'
          : `${countOf(count, 'requirement')} inconclusive. Each remedy is followed by the requirements that it would decide.`
      }
    </p>
    ${ordered.map(([remedy, requirements]) => {
      const items = html`<ul class="items">
        ${requirements.map((requirement) => undecidedItem(requirement, lookup))}
      </ul>`
      return html`<details
        class="rows group"
        data-group
        data-count="${requirements.length}"
        ${count <= mostUnfolded && html`open`}
      >
        <summary>
          <h3>${heading(remedy)}</h3>
          <small data-counter>${countOf(requirements.length, 'requirement')}</small>
        </summary>
        ${count > mostWhole ? islandOfRows(items) : items}
      </details>`
    })}
  </section>`
}

/** What a reader can add comes before what she must repair, and that before what is not known. */
function rank(remedy: string): number {
  if (remedy === '') return 2
  return remedy === waiting ? 1 : 0
}

function waits({ id }: RequirementResult, { findings }: Lookup): boolean {
  return findings.get(id)?.some(({ dependsOn }) => dependsOn !== undefined) ?? false
}

/** A bare member of the profile, as against a sentence. */
const member = /^(?:add )?([\w$.[\]*-]+)$/

function heading(remedy: string): Html {
  if (remedy === '') return html`No remedy is known`
  const name = member.exec(remedy)?.[1]
  return name === undefined ? html`${remedy}` : html`Add <code>${name}</code> to the profile`
}
