import type { VerdictWord } from '../../../terms/verdict.js'
import { formatDuration } from '../../format-duration.js'
import { countOf } from '../count-of.js'
import { type Html, html } from '../html.js'
import { island } from '../island.js'
import type { Lookup } from '../lookup.js'
import { requirementId } from '../requirement-id.js'
import { verdictMark } from '../verdict-mark.js'
import { timelinePlot, type TimelineEntry } from './timeline-plot.js'

/** Scenarios that are drawn; of more the longest. */
const most = 1000

/** The worst first: it is what a scenario is marked with. */
const order: readonly VerdictWord[] = ['fail', 'error', 'warn', 'inconclusive', 'pass', 'none']

/** Which scenario was performed when, side by side, with what it came to. */
export function timelineSection(lookup: Lookup): Html | false {
  const { performed = [], findings, milliseconds } = lookup.run
  if (performed.length === 0) return false
  const verdicts = new Map<string, VerdictWord>()
  for (const { scenario = '', verdict } of findings) {
    const known = verdicts.get(scenario)
    if (known === undefined || order.indexOf(verdict) < order.indexOf(known))
      verdicts.set(scenario, verdict)
  }
  const told = performed
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, most)
    .toSorted((a, b) => a.from - b.from)
    .map((one): TimelineEntry => ({ ...one, verdict: verdicts.get(one.scenario) ?? 'none' }))
  const whole = Math.max(milliseconds, ...told.map((one) => one.from + one.milliseconds), 1)
  const bad = told.filter(({ verdict }) => verdict === 'fail').length
  const label = `${countOf(told.length, 'scenario')} over ${formatDuration(whole)}, ${bad} of them with a failure; the table has each of them`
  return html`<section id="timeline" aria-labelledby="timeline-heading">
    <h2 id="timeline-heading">Timeline</h2>
    <p class="about-section">
      ${countOf(performed.length, 'scenario')} in ${formatDuration(whole)}, each as a bar; what ran
      at the same time stands one below the other. Bars with a sign did not pass: ✕ fail, ! error, ▲
      warn, ? inconclusive. ${performed.length > most && `The ${most} longest are shown.`}
    </p>
    ${timelinePlot(told, whole, label)}
    <details>
      <summary>As a table</summary>
      ${island(table(told, lookup))}
    </details>
  </section>`
}

function table(told: readonly TimelineEntry[], { judges }: Lookup): Html {
  return html`<table class="latency">
    <thead>
      <tr>
        <th scope="col">Scenario</th>
        <th scope="col" class="number">Begun after</th>
        <th scope="col" class="number">Took</th>
        <th scope="col">Verdict</th>
      </tr>
    </thead>
    <tbody>
      ${told.map(
        ({ scenario, from, milliseconds, verdict }) =>
          html`<tr>
            <th scope="row">
              ${judges.get(scenario)?.title ?? 'A scenario'}
              <small><code>${requirementId(scenario)}</code></small>
            </th>
            <td class="number" data-heading="Begun after">${formatDuration(from)}</td>
            <td class="number" data-heading="Took">${formatDuration(milliseconds)}</td>
            <td data-heading="Verdict">${verdictMark(verdict)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
