import type { Change, ComparedRun, Comparison } from '../../run/comparison.js'
import { escapeTerminal } from '../escape-terminal.js'
import { htmlDocument } from '../html/html-document.js'
import { type Html, html } from '../html/html.js'
import { spokenTime } from '../html/spoken-time.js'
import { style } from '../html/style/style.js'
import { changedByInWords, fromTo, sumOf, turns, whose } from './change-lines.js'

/** What changed between two runs, as one page without a script; everything from a target is escaped. */
export const comparisonHtml = (comparison: Comparison): string =>
  htmlDocument({
    title: 'Two runs compared (Assay)',
    style,
    body: html` <main>
      <header class="masthead">
        <p class="kicker">Assay, two runs compared</p>
        <h1>${sumOf(comparison)}</h1>
        ${runLine('Before', comparison.before)} ${runLine('After', comparison.after)}
        ${
          comparison.changes.length > 0 &&
          html`<p class="lead">Changed by: ${changedByInWords(comparison)}</p>`
        }
        <ul>
          ${comparison.differences.map(({ text }) => html`<li>${text}</li>`)}
        </ul>
      </header>
      ${turns(comparison).map(
        ({ heading, changes }) =>
          html`<section aria-label="${heading}">
            <h2>${heading}</h2>
            <table class="matrix">
              <thead>
                <tr>
                  <th scope="col">Verdict</th>
                  <th scope="col">Requirement</th>
                  <th scope="col">Changed by</th>
                </tr>
              </thead>
              <tbody>
                ${changes.map(row)}
              </tbody>
            </table>
          </section>`,
      )}
    </main>`,
  })

const row = (change: Change): Html =>
  html`<tr>
    <td>${fromTo(change)}</td>
    <td>
      <code>${change.requirement}</code><br />${change.text}
      ${change.told !== undefined && html`<br />${escapeTerminal(change.told, 2000)}`}
    </td>
    <td>${whose(change)}</td>
  </tr>`

const runLine = (word: string, { shown, verdict, started, target }: ComparedRun): Html =>
  html`<p class="lead">
    ${word}: <code>${shown}</code>, ${verdict},
    <time datetime="${started}">${spokenTime(started)}</time>, <code>${target}</code>
  </p>`
