import type { Run, RunVerdict } from '../../../run/run.js'
import { formatCount } from '../../format-count.js'
import { formatDuration } from '../../format-duration.js'
import { connectionLine } from '../../outline/connection-line.js'
import { previousLine } from '../../outline/previous-line.js'
import { staleEntries } from '../../outline/stale-entries.js'
import { surprisesOf } from '../../outline/surprises.js'
import { countOf } from '../count-of.js'
import { cutText } from '../evidence/cut-text.js'
import { type Html, html } from '../html.js'
import { requirementId } from '../requirement-id.js'
import { spokenTime } from '../spoken-time.js'

const headlines: Readonly<Record<RunVerdict, readonly [symbol: string, words: string]>> = {
  conformant: ['✓', 'Conformant'],
  'not conformant': ['✕', 'Not conformant'],
  'not decided': ['?', 'Not decided'],
}

/** Who was tested, against what, when, and the verdict; then how the run was done and what to know about it. */
export function masthead(run: Run): Html {
  const [symbol, words] = headlines[run.verdict]
  const stale = staleEntries(run)
  const broken = connectionLine(run)
  const previous = previousLine(run)
  const { told, more } = surprisesOf(run)
  return html`<header class="masthead ${run.verdict.replace(' ', '-')}">
    <p class="kicker">Assay, conformance report</p>
    <h1><span class="symbol" aria-hidden="true">${symbol}</span> ${words}</h1>
    <p class="lead">
      <strong>${run.target.name}</strong> (<code>${run.target.baseUrl}</code>) was tested against
      ${interfaces(run)} on
      <time datetime="${run.started}">${spokenTime(run.started)}</time> ${outcome(run)}
    </p>
    <p class="aside">
      ${countOf(run.exchanged.count, 'exchange')} in ${formatDuration(run.milliseconds)}.
      ${allowed[run.target.allow]} ${previous !== undefined && `${previous}.`}
    </p>
    ${
      run.interrupted !== undefined &&
      html`<p class="notice">
        <strong>The run ended early:</strong> ${run.interrupted}. What follows is what there is.
      </p>`
    }
    ${broken !== undefined && html`<p class="notice">${broken}</p>`}
    ${
      stale.length > 0 &&
      html`<div class="notice">
        <strong>Stale entries of the baseline:</strong>
        <ul class="notes">
          ${stale.map(
            ({ requirement, order }) =>
              html`<li>
                <a href="#requirement--${requirement}"
                  ><code>${requirementId(requirement)}</code></a
                >
                ${cutText(order, 1024)}
              </li>`,
          )}
        </ul>
      </div>`
    }
    ${
      told.length > 0 &&
      html`<div class="notice">
        <strong>Surprised Assay, though no requirement failed for it:</strong>
        <ul class="notes">
          ${told.map(({ line }) => html`<li>${cutText(line, 1024)}</li>`)}
          ${more > 0 && html`<li>and ${formatCount(more)} more</li>`}
        </ul>
      </div>`
    }
    ${
      run.notes.length > 0 &&
      html`<ul class="notes" aria-label="Things to know">
        ${run.notes.map((note) => html`<li>${cutText(note, 1024)}</li>`)}
      </ul>`
    }
  </header>`
}

const allowed = {
  observe: 'Nothing was written to the target.',
  reversible: 'Writes were limited to those that the suites undo.',
  disruptive: 'Writes were allowed without limit.',
} as const

function interfaces({ interfaces }: Run): string {
  if (interfaces.length > 3) return `${formatCount(interfaces.length)} interfaces`
  const names = interfaces.map(({ title, version }) => `${title} ${version}`)
  return names.join(', ').replace(/, ([^,]*)$/, ' and $1')
}

function outcome({ verdict, totals, baseline }: Run): string {
  const { pass, warn, fail } = totals
  const decided = pass + warn + fail
  if (verdict === 'conformant')
    return warn === 0
      ? `and conforms: all ${countOf(decided, 'decided requirement')} passed.`
      : `and conforms, with ${countOf(warn, 'warning')}: ${formatCount(pass)} of ${countOf(decided, 'decided requirement')} passed.`
  if (verdict === 'not conformant')
    return `and does not conform: ${formatCount(fail)} of ${countOf(decided, 'decided requirement')} failed${baseline ? `, ${formatCount(baseline.known)} of them known (in ${baseline.file})` : ''}.`
  return `and could not be judged: ${formatCount(decided)} of ${countOf(totals.planned, 'requirement')} were decided.`
}
