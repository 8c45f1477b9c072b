import type { Run } from '../../run/run.js'
import { counted } from '../counted.js'
import { cutText } from '../html/evidence/cut-text.js'
import { type Html, html, type TemplateValue } from '../html/html.js'
import { requirementId } from '../html/requirement-id.js'
import { verdictMark } from '../html/verdict-mark.js'
import type { Outcome } from '../outline/outcomes.js'
import { shownBy } from './shown-by.js'

/** Characters of what was said; the whole is in the other reports. */
const longest = 1000

const fact = (name: string, value: TemplateValue): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`

function one(run: Run, { requirement, failure }: Outcome): Html {
  const { id, verdict, level, text, clause, known } = requirement
  const { sameAs, command, finding } = failure ?? {}
  return html`<div class="finding">
    <h3>${verdictMark(verdict)} <code>${requirementId(id)}</code></h3>
    <p class="sentence">${text}</p>
    <p class="clause">${level}; ${clause}</p>
    <dl>
      ${finding && [fact('Expected', cutText(finding.expected, longest)), fact('Seen', cutText(finding.actual, longest))]}
      ${finding?.pointer !== undefined && fact('At', html`<code>${cutText(finding.pointer || 'the whole body', 200)}</code>`)}
      ${sameAs !== undefined && fact('Cause', html`the same as of <code>${sameAs}</code>`)}
      ${known !== undefined && fact('Known', cutText(known, longest))}
      ${fact('Exchanges', shownBy(run, id))}
    </dl>
    ${sameAs === undefined && command !== undefined && command.length <= longest && html`<pre>${command}</pre>`}
  </div>`
}

/** What failed, then what is warned of. */
export function findingsSection(run: Run, all: readonly Outcome[]): Html {
  const found = (['fail', 'warn'] as const).flatMap((word) =>
    all.filter(({ requirement }) => requirement.verdict === word),
  )
  return html`<section>
    <h2>Findings</h2>
    <p>
      ${
        found.length === 0
          ? 'No requirement failed, and there is no warning.'
          : `${counted(found.length, 'requirement')} failed or with a warning.`
      }
    </p>
    ${found.map((outcome) => one(run, outcome))}
  </section>`
}
