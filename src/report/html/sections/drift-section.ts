import type { Deviation } from '../../../terms/deviation.js'
import type { Finding } from '../../../run/finding.js'
import type { Fail, Warn } from '../../../terms/verdict.js'
import { formatCount } from '../../format-count.js'
import { groupBy } from '../../group-by.js'
import { isContrary } from '../../outline/is-contrary.js'
import { cutText } from '../evidence/cut-text.js'
import { countOf } from '../count-of.js'
import { failureKind } from '../failure-kind.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'
import { requirementId } from '../requirement-id.js'

/** Where definitions that the target serves of itself deviate from the contract. Left out when none was compared. */
export function driftSection(lookup: Lookup): Html | false {
  const compared = lookup.run.served.filter(({ drift }) => drift !== undefined)
  if (compared.length === 0) return false
  const drifted = lookup.run.findings.filter(isContrary)
  const count = compared.reduce((sum, { drift = 0 }) => sum + drift, 0)
  const listed = drifted.reduce((sum, { deviations = [] }) => sum + deviations.length, 0)
  const names = compared.map(({ interface: name }) => titleOf(name, lookup)).join(', ')
  return html`<section id="drift" aria-labelledby="drift-heading" data-section>
    <h2 id="drift-heading">Definition drift</h2>
    <p class="about-section">
      ${
        count === 0
          ? `The definition that the target serves of itself has what the contract has: ${names}.`
          : `${countOf(count, 'deviation')} of the definition that the target serves of itself (${names}): what the contract has and the definition lacks or contradicts.`
      }
      ${listed < count && `There is room for ${formatCount(listed)} of them here.`}
    </p>
    ${
      count > 0 &&
      html`<ul class="items">
        ${drifted.map((finding) =>
          [...groupBy(finding.deviations ?? [], causeOf).values()]
            .toSorted((a, b) => b.length - a.length)
            .map((same) => item(same, finding, lookup)),
        )}
      </ul>`
    }
  </section>`
}

/** What one fault of a definition may cause in many places: the same is expected and something else is there. */
const causeOf = ({ kind, expected, actual }: Deviation): string =>
  JSON.stringify([kind, expected, actual])

const titleOf = (name: string, { run }: Lookup): string =>
  run.interfaces.find((one) => one.name === name)?.title ?? name

function item(
  [first, ...others]: readonly Deviation[],
  finding: Finding<Fail | Warn>,
  { requirements, ids }: Lookup,
): Html | false {
  if (first === undefined) return false
  const { kind, operation, expected, actual, pointer } = first
  const { requirement, level } = finding
  const result = requirements.get(requirement)
  return html`<li
    data-row="drift"
    data-interface="${finding.interface}"
    data-verdict="${finding.verdict}"
    data-level="${level}"
    data-failure="${result && failureKind(result)}"
  >
    <div data-about>
      <p class="tags">
        <span class="level">${kind}</span> <code>${operation}</code>
        ${others.length > 0 && html`<span class="level">and ${countOf(others.length, 'other place')}</span>`}
        <a href="#${ids.get(finding)}"><code class="rule">${requirementId(requirement)}</code></a>
        <span class="level">${level}</span>
      </p>
      <dl class="facts">
        <dt>Contract</dt>
        <dd class="said">${cutText(expected, 1024)}</dd>
        <dt>Served</dt>
        <dd class="said">${cutText(actual, 1024)}</dd>
        <dt>At</dt>
        <dd><code>${cutText(pointer, 1024)}</code></dd>
      </dl>
      ${others.length > 0 && places(others)}
    </div>
  </li>`
}

/** Where the same is seen again. */
const places = (others: readonly Deviation[]): Html =>
  html`<details>
    <summary>The same in ${countOf(others.length, 'other place')}</summary>
    <ul class="places">
      ${others.map(
        ({ operation, pointer }) =>
          html`<li><code>${operation}</code> <code>${cutText(pointer, 1024)}</code></li>`,
      )}
    </ul>
  </details>`
