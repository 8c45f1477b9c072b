import type { Run } from '../../run/run.js'
import { type Html, html } from '../html/html.js'
import type { Outcome } from '../outline/outcomes.js'
import { shownBy } from './shown-by.js'

/** Every sentence with its clause, its verdict, and the exchanges that showed it. */
export const annex = (run: Run, all: readonly Outcome[]): Html =>
  html`<section class="annex">
    <h2>Annex: all requirements</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">requirement</th>
          <th scope="col">clause</th>
          <th scope="col">level</th>
          <th scope="col">verdict</th>
          <th scope="col">exchanges</th>
        </tr>
      </thead>
      <tbody>
        ${all.map(
          ({ requirement }) =>
            html`<tr>
              <th scope="row">${requirement.text}<br /><code>${requirement.id}</code></th>
              <td>${requirement.clause}</td>
              <td>${requirement.level}</td>
              <td>${requirement.verdict}</td>
              <td>${shownBy(run, requirement.id)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
