import type { UndecidedResult } from '../../../run/requirement-result.js'
import { cutText } from '../evidence/cut-text.js'
import { evidenceView } from '../evidence/evidence-view.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'
import { requirementId } from '../requirement-id.js'

/** One requirement that stands open: its sentence, why, and what the target answered as far as that is known. */
export function undecidedItem(requirement: UndecidedResult, lookup: Lookup): Html {
  const { id, level, text, clause, because } = requirement
  const finding = (lookup.findings.get(id) ?? []).find((one) => one.verdict === 'inconclusive')
  const anchor = finding ? (lookup.ids.get(finding) ?? '') : `result--${id}`
  return html`<li
    data-row="inconclusive"
    id="${anchor}"
    data-interface="${requirement.interface}"
    data-verdict="inconclusive"
    data-level="${level}"
  >
    <div data-about>
      <p class="tags">
        <a class="id" href="#${anchor}">${requirementId(id)}</a> <span class="level">${level}</span>
      </p>
      <p class="sentence">${text}</p>
      <p class="clause">${clause}</p>
      ${reason(because, finding?.dependsOn)}
    </div>
    ${finding && evidenceView(finding, lookup)}
  </li>`
}

/** Why it stands open, with a link to the requirement that it waits for. */
function reason(because = '', cause?: string): Html | false {
  const said = cutText(because, 4096)
  if (cause === undefined) return said !== '' && html`<p class="because">${said}</p>`
  const link = html`<a href="#requirement--${cause}"><code>${requirementId(cause)}</code></a>`
  const [before, ...after] = said.split(cause)
  return after.length > 0
    ? html`<p class="because">${before}${link}${after.join(cause)}</p>`
    : html`<p class="because">${said} Waits for ${link}.</p>`
}
