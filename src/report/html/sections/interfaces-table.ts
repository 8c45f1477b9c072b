import type { InterfaceResult } from '../../../run/interface-result.js'
import type { Run } from '../../../run/run.js'
import { formatCount } from '../../format-count.js'
import { countLink } from '../count-link.js'
import { countOf } from '../count-of.js'
import { type Html, html } from '../html.js'
import { verdicts } from '../verdicts.js'
import { driftCell } from './drift-cell.js'

/** The interfaces with their requirements by verdict, how far their served definitions drift and what the linter said. A count leads to what it counts. */
export function interfacesTable({ interfaces, totals, served }: Run): Html {
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
          <th scope="col" role="columnheader" class="drift">drift</th>
          <th scope="col" role="columnheader">lint</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${interfaces.map((one) => row(one, served))}
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
            <td role="cell" class="drift" data-heading="drift">${driftTotal(served)}</td>
            <td role="cell" data-heading="lint">${lintTotal(interfaces)}</td>
          </tr>
        </tfoot>`
      }
    </table>
  </section>`
}

function row(result: InterfaceResult, served: Run['served']): Html {
  const { name, title, version, totals, lint, supplements = [] } = result
  const clauses = `clauses-${name}`
  return html`<tr role="row">
    <th scope="row" role="rowheader">
      <a href="#${clauses}" data-filter="interface=${name}">${title}</a> <small>${version}</small>
      ${
        supplements.length > 0 &&
        html`<small class="supplemented"
          ><a href="#particulars"
            >with ${supplements.length === 1 ? 'a supplement' : 'supplements'}</a
          ></small
        >`
      }
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
    <td role="cell" class="drift" data-heading="drift">${driftCell(result, served)}</td>
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

function driftTotal(served: Run['served']): string {
  const compared = served.flatMap(({ drift }) => drift ?? [])
  return compared.length === 0 ? '–' : formatCount(compared.reduce((sum, one) => sum + one, 0))
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
