import type { Run } from '../../run/run.js'
import { script } from './client/script.js'
import { htmlDocument } from './html-document.js'
import { html } from './html.js'
import { lookup } from './lookup.js'
import { clauseMatrix } from './sections/clause-matrix.js'
import { driftSection } from './sections/drift-section.js'
import { errorsSection } from './sections/errors-section.js'
import { exchangesSection } from './sections/exchanges-section.js'
import { exercisedSection } from './sections/exercised-section.js'
import { failuresSection } from './sections/failures-section.js'
import { filterForm } from './sections/filter-form.js'
import { interfacesTable } from './sections/interfaces-table.js'
import { latencySection } from './sections/latency-section.js'
import { lintSection } from './sections/lint-section.js'
import { masthead } from './sections/masthead.js'
import { operationsSection } from './sections/operations-section.js'
import { particulars } from './sections/particulars.js'
import { sectionLinks } from './sections/section-links.js'
import { sums } from './sections/sums.js'
import { timelineSection } from './sections/timeline-section.js'
import { undecidedSection } from './sections/undecided-section.js'
import { warningsSection } from './sections/warnings-section.js'
import { style } from './style/style.js'

/**
 * Writes a run as one HTML document for people: complete without a script, without a network and on paper.
 *
 * Everything that came from the target is untrusted: it is escaped, never becomes a link, and long bodies are cut
 * around the place that matters. The same run gives the same document.
 */
export function htmlReport(run: Run): string {
  const index = lookup(run)
  return htmlDocument({
    title: `${run.target.name}: ${run.verdict} (Assay)`,
    style,
    script,
    body: html` <a class="skip" href="#failures">Skip to the failures</a>
      <main>
        ${masthead(run)} ${sums(run)} ${interfacesTable(run)}
        <div class="bar">${sectionLinks(run)} ${filterForm(run)}</div>
        ${failuresSection(index)} ${warningsSection(index)} ${driftSection(index)}
        ${undecidedSection(index)} ${errorsSection(index)} ${lintSection(run)}
        ${operationsSection(run)} ${latencySection(index)} ${timelineSection(index)}
        ${exercisedSection(run)} ${clauseMatrix(index)} ${exchangesSection(index)}
      </main>
      ${particulars(run)}`,
  })
}
