import type { Run } from '../../../run/run.js'
import { formatCount } from '../../format-count.js'
import { type Html, html } from '../html.js'
import { operationsOf } from '../operations-of.js'

/** The way to each section, with how much stands there. */
export function sectionLinks(run: Run): Html {
  const { totals, lint, served, interfaces, requirements, latencies = [], performed = [] } = run
  const operations = interfaces
    .map(({ name }) => operationsOf(requirements.filter((one) => one.interface === name)).length)
    .reduce((sum, count) => sum + count, 0)
  const compared = served.flatMap(({ drift }) => drift ?? [])
  const exercised = interfaces.flatMap((one) => one.exercised ?? [])
  const missed = exercised.reduce((sum, one) => sum + one.missed.length, 0)
  const left = [
    ...(exercised.length === 0 ? ['exercised'] : []),
    ...(latencies.length === 0 ? ['latency'] : []),
    ...(performed.length === 0 ? ['timeline'] : []),
    ...(compared.length === 0 ? ['drift'] : []),
    ...(totals.error === 0 ? ['errors'] : []),
    ...(totals.warn === 0 ? ['warnings'] : []),
  ]
  const links = [
    ['failures', 'Failures', totals.fail],
    ['warnings', 'Warnings', totals.warn],
    ['drift', 'Drift', compared.reduce((sum, one) => sum + one, 0)],
    ['inconclusive', 'Inconclusive', totals.inconclusive],
    ['errors', 'Errors', totals.error],
    ['lint', 'Lint', lint.length + served.flatMap((one) => one.lint?.remarks ?? []).length],
    ['operations', 'Operations', operations],
    ['latency', 'Latency', latencies.length],
    ['timeline', 'Timeline', performed.length],
    ['exercised', 'Exercised', missed],
    ['clauses', 'Clause matrix', totals.planned],
  ] as const
  return html`<nav aria-label="Sections">
    <ul>
      ${links
        .filter(([id]) => !left.includes(id))
        .map(
          ([id, name, count]) =>
            html`<li>
              <a href="#${id}">${name}</a> <span class="zero">${formatCount(count)}</span>
            </li>`,
        )}
    </ul>
  </nav>`
}
