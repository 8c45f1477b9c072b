import type { InterfaceResult, Run } from '../../../run/run.js'
import { formatCount } from '../../format-count.js'
import { countLink } from '../count-link.js'
import { countOf } from '../count-of.js'
import { type Html, html } from '../html.js'
import { verdicts } from '../verdicts.js'

/** The interfaces with their requirements by verdict and what the linter said. A count leads to what it counts. */
export function interfacesTable({ interfaces, totals }: Run): Html {
  return html`<section id="interfaces" aria-labelledby="interfaces-heading">
    <h2 id="interfaces-heading">Interfaces</h2>
    <table class="interfaces" role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">Interface</th>
          <th scope="col" role="columnheader" class="number">requirements</th>
          ${verdicts.map(
            ([, heading]) =>
              html`<th scope="col" role="columnheader" class="number">${heading}</th>`,
          )}
          <th scope="col" role="columnheader">lint</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${interfaces.map(row)}
      </tbody>
      ${
        interfaces.length > 1 &&
        html`<tfoot role="rowgroup">
          <tr role="row">
            <th scope="row" role="rowheader">Together</th>
            <td role="cell" class="number" data-heading="requirements">
              ${formatCount(totals.planned)}
            </td>
            ${verdicts.map(
              ([verdict, heading]) =>
                html`<td role="cell" class="number" data-heading="${heading}">
                  ${formatCount(totals[verdict])}
                </td>`,
            )}
            <td role="cell" data-heading="lint">${lintTotal(interfaces)}</td>
          </tr>
        </tfoot>`
      }
    </table>
  </section>`
}

function row({ name, title, version, totals, lint }: InterfaceResult): Html {
  const clauses = `clauses-${name}`
  return html`<tr role="row">
    <th scope="row" role="rowheader">
      <a href="#${clauses}" data-filter="interface=${name}">${title}</a> <small>${version}</small>
    </th>
    <td role="cell" class="number" data-heading="requirements">${formatCount(totals.planned)}</td>
    ${verdicts.map(
      ([verdict, heading]) =>
        html`<td role="cell" class="number ${verdict}" data-heading="${heading}">
          ${countLink(
            totals[verdict],
            verdict,
            `${title}, ${formatCount(totals[verdict])} ${heading}: show them`,
            name,
          )}
        </td>`,
    )}
    <td role="cell" data-heading="lint">
      ${
        lint.errors + lint.warnings === 0
          ? html`<span class="zero">clean</span>`
          : html`<a href="#lint" data-filter="interface=${name}"
              >${lintWords(lint.errors, lint.warnings)}</a
            >`
      }
    </td>
  </tr>`
}

function lintTotal(interfaces: readonly InterfaceResult[]): string {
  const errors = interfaces.reduce((sum, { lint }) => sum + lint.errors, 0)
  const warnings = interfaces.reduce((sum, { lint }) => sum + lint.warnings, 0)
  return errors + warnings === 0 ? 'clean' : lintWords(errors, warnings)
}

function lintWords(errors: number, warnings: number): string {
  return [errors && countOf(errors, 'error'), warnings && countOf(warnings, 'warning')]
    .filter(Boolean)
    .join(', ')
}
