import type { Run } from '../../run/run.js'
import { counted } from '../counted.js'
import { type Html, html } from '../html/html.js'
import type { Outcome } from '../outline/outcomes.js'
import { shownBy } from './shown-by.js'

function one(run: Run, { requirement, failure }: Outcome): Html {
  return html`<div class="finding">
    <h3>${requirement.verdict}: ${requirement.id}</h3>
    <p>${requirement.text} (${requirement.level}; ${requirement.clause})</p>
    ${
      failure !== undefined &&
      html`<p>Expected: ${failure.finding.expected}<br />Seen: ${failure.finding.actual}</p>`
    }
    <p>
      ${requirement.known !== undefined && `Known: ${requirement.known}. `}Exchanges:
      ${shownBy(run, requirement.id)}
    </p>
  </div>`
}

/** What failed, then what is warned of. */
export function findingsSection(run: Run, all: readonly Outcome[]): Html {
  const found = (['fail', 'warn'] as const).flatMap((word) =>
    all.filter(({ requirement }) => requirement.verdict === word),
  )
  return html`<h2>Findings</h2>
    <p>${counted(found.length, 'requirement')} failed or with a warning.</p>
    ${found.map((outcome) => one(run, outcome))}`
}
