import type { Finding } from '../../../run/finding.js'
import type { RequirementResult } from '../../../run/requirement-result.js'
import { formatCount } from '../../format-count.js'
import { cutText } from '../evidence/cut-text.js'
import { deprecatedMark } from '../deprecated-mark.js'
import { exchangeLink } from '../exchange-link.js'
import { failureKind } from '../failure-kind.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'
import { previousMark } from '../previous-mark.js'
import { requirementId } from '../requirement-id.js'
import { verdictMark } from '../verdict-mark.js'
import { verdictWord } from '../verdict-word.js'

/** A row of the clause matrix. */
export function clauseRow(requirement: RequirementResult, lookup: Lookup): Html {
  const { findings, ids, run } = lookup
  const { id, level, verdict, text, judges, readings, untestable, known } = requirement
  const finding = findings.get(id)?.find((each) => each.verdict === verdict)
  const detailed = verdict !== 'pass' && verdict !== 'none'
  const place = detailed ? ((finding && ids.get(finding)) ?? `result--${id}`) : undefined
  const note = untestable ?? requirement.because
  return html`<tr
    data-row="requirement"
    id="requirement--${id}"
    data-interface="${requirement.interface}"
    data-verdict="${verdict}"
    data-level="${level}"
    data-failure="${failureKind(requirement)}"
    data-about
  >
    <td>
      ${verdictMark(verdict, verdictWord(requirement), place)} ${previousMark(requirement, run)}
    </td>
    <td>
      <p class="sentence">${text}</p>
      <p>
        <code>${requirementId(id)}</code> ${deprecatedMark(requirement, run)}
        <span hidden>${requirement.clause} ${requirement.operations.join(' ')}</span>
      </p>
      ${verdict === 'pass' && shownBy(finding, lookup)}
      ${known !== undefined && html`<p class="because">Known: ${cutText(known, 1024)}</p>`}
      ${note !== undefined && html`<p class="because">${cutText(note, 1024)}</p>`}
      ${
        readings &&
        readings.length > 0 &&
        html`<p class="because">Readings, each of which conforms:</p>
          <ul class="readings">
            ${readings.map((reading) => html`<li>${reading}</li>`)}
          </ul>`
      }
    </td>
    <td>${level}</td>
    <td class="judges">${judges.map((judge) => html`<code>${requirementId(judge)}</code> `)}</td>
  </tr>`
}

/** Exchanges that are named. */
const mostNamed = 3

/** Which exchanges showed that it holds: first the one that the report lists. */
function shownBy(finding: Finding | undefined, lookup: Lookup): Html | false {
  const { exchanges = [], occurrences = exchanges.length } = finding ?? {}
  if (exchanges.length === 0) return false
  const named = exchanges
    .toSorted((a, b) => Number(lookup.listed.has(b)) - Number(lookup.listed.has(a)))
    .slice(0, mostNamed)
  const rest = Math.max(occurrences, exchanges.length) - named.length
  return html`<p class="shown-by">
    Shown by ${named.map((one, at) => [at > 0 && ', ', exchangeLink(one, lookup)])}
    ${rest > 0 && `and ${formatCount(rest)} more`}
  </p>`
}
