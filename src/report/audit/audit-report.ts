import { createHash } from 'node:crypto'
import type { Run } from '../../run/run.js'
import { html } from '../html/html.js'
import { outcomes } from '../outline/outcomes.js'
import { annex } from './annex.js'
import { coverSheet } from './cover-sheet.js'
import { excludedSection } from './excluded-section.js'
import { exchangeList } from './exchange-list.js'
import { findingsSection } from './findings-section.js'
import { openSection } from './open-section.js'
import { printStyle } from './print-style.js'

/** Nothing is loaded and nothing runs; the style is named by its digest. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(printStyle).digest('base64')}'; base-uri 'none'; form-action 'none'`

/**
 * Writes a run as one HTML document for print: a cover sheet, what was found, what was left out and why, the matrix of
 * all sentences as an annex, and the exchanges that these lead to as another. It has no script, and all that came from
 * the target is escaped.
 */
export function auditReport(run: Run): string {
  const all = outcomes(run)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>Audit report of ${run.target.name}</title>
        ${{ markup: `<style>${printStyle}</style>` }}
      </head>
      <body>
        <main>
          ${coverSheet(run)} ${findingsSection(run, all)}
          ${openSection('Not decided', 'inconclusive', all)}
          ${openSection('Ended in an error of Assay or the network', 'error', all)}
          ${excludedSection(all)} ${annex(run, all)} ${exchangeList(run)}
        </main>
      </body>
    </html> `.markup
}
