import type { Finding } from '../../../run/finding.js'
import type { RequirementResult, Result } from '../../../run/requirement-result.js'
import { exchangeLine } from '../evidence/exchange-line.js'
import { cutText } from '../evidence/cut-text.js'
import { evidenceView } from '../evidence/evidence-view.js'
import { deprecatedMark } from '../deprecated-mark.js'
import { failureKind } from '../failure-kind.js'
import { type Html, html } from '../html.js'
import { island } from '../island.js'
import type { Lookup } from '../lookup.js'
import { previousMark } from '../previous-mark.js'
import { requirementId } from '../requirement-id.js'
import { verdictMark } from '../verdict-mark.js'
import { findingFacts } from './finding-facts.js'
import { reproduction } from './reproduction.js'
import { sameCause } from './same-cause.js'

const rows = { fail: 'failure', warn: 'warning', error: 'error' } as const

/** Verdicts whose requirements have an article each. */
export type ToldResult = RequirementResult<Extract<Result, { readonly verdict: keyof typeof rows }>>

/** One requirement that failed, is warned of or met an error: what, which sentence, where it stands, what was seen, how to see it again. */
export function requirementArticle(requirement: ToldResult, lookup: Lookup): Html {
  const { id, level, text, clause, verdict, readings, known } = requirement
  const [first, ...others] = (lookup.findings.get(id) ?? []).filter(
    (finding) => finding.verdict === verdict,
  )
  const anchor = first ? (lookup.ids.get(first) ?? '') : `result--${id}`
  return html`<article
    data-row="${rows[verdict]}"
    class="finding ${verdict}"
    id="${anchor}"
    aria-labelledby="${anchor}--heading"
    data-interface="${requirement.interface}"
    data-verdict="${verdict}"
    data-level="${level}"
    data-failure="${failureKind(requirement)}"
  >
    <div class="about" data-about>
      <p class="tags">
        ${verdictMark(verdict)} <span class="level">${level}</span>
        ${deprecatedMark(requirement, lookup.run)} ${previousMark(requirement, lookup.run)}
        ${known !== undefined && html`<span class="known">known: ${cutText(known, 1024)}</span>`}
      </p>
      <h3 id="${anchor}--heading"><a href="#${anchor}">${requirementId(id)}</a></h3>
      <p class="sentence">${text}</p>
      <p class="clause">${clause}</p>
      ${first && !lookup.long && findingFacts(first, lookup)}
      ${
        first?.operation !== undefined &&
        lookup.long &&
        html`<p class="clause"><code>${first.operation}</code></p>`
      }
      ${sameCause(id, lookup)}
      ${
        readings &&
        readings.length > 0 &&
        html`<p class="aside">Any of these readings would have done: ${readings.join('; ')}.</p>`
      }
    </div>
    ${first && (lookup.long ? folded(first, others, lookup) : whole(first, others, lookup))}
  </article>`
}

function whole(finding: Finding, others: readonly Finding[], lookup: Lookup): Html {
  return html`${reproduction(finding, lookup)} ${evidenceView(finding, lookup)}
  ${others.map((one) => other(one, lookup))}`
}

/** Among very many, one line: the request and its answer. What was expected and seen comes when it is unfolded. */
function folded(finding: Finding, others: readonly Finding[], lookup: Lookup): Html {
  const exchange = lookup.exchanges.get(finding.exchanges[0] ?? Number.NaN)
  const id = lookup.ids.get(finding)
  return html`<details class="exchange" data-place="place--${id}">
    <summary>${exchange ? exchangeLine(exchange) : 'What was expected and seen'}</summary>
    ${island([findingFacts(finding, lookup), whole(finding, others, lookup)])}
  </details>`
}

function other(finding: Finding, lookup: Lookup): Html {
  return html`<div class="other" id="${lookup.ids.get(finding)}">
    <h4>Also found</h4>
    ${findingFacts(finding, lookup)} ${evidenceView(finding, lookup)}
  </div>`
}
