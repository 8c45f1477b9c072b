import type { Run } from '../../run/run.js'
import { htmlDocument } from '../html/html-document.js'
import { html } from '../html/html.js'
import { outcomes } from '../outline/outcomes.js'
import { annex } from './annex.js'
import { coverSheet } from './cover-sheet.js'
import { excludedSection } from './excluded-section.js'
import { exchangeList } from './exchange-list.js'
import { findingsSection } from './findings-section.js'
import { openSection } from './open-section.js'
import { printStyle } from './print-style.js'

/**
 * Writes a run as one HTML document for print: a cover sheet, what was found, what was left out and why, the matrix of
 * all sentences as an annex, and the exchanges that these lead to as another. It has no script, and all that came from
 * the target is escaped.
 */
export function auditReport(run: Run): string {
  const all = outcomes(run)
  return htmlDocument({
    title: `Audit report of ${run.target.name}`,
    style: printStyle,
    scheme: 'light',
    body: html` <main>
      ${coverSheet(run)} ${findingsSection(run, all)}
      ${openSection('Not decided', 'inconclusive', all)}
      ${openSection('Ended in an error of Assay or the network', 'error', all)}
      ${excludedSection(all)} ${annex(run, all)} ${exchangeList(run)}
    </main>`,
  })
}
