import type { LintFinding } from '../../../lint/lint-finding.js'
import type { ServedDefinition } from '../../../run/run.js'
import type { Run } from '../../../run/run.js'
import { codeSpans } from '../code-spans.js'
import { countOf } from '../count-of.js'
import { cutText } from '../evidence/cut-text.js'
import { type Html, html } from '../html.js'

const rank = { error: 0, warning: 1, info: 2 } as const
const symbols = { error: '✕', warning: '!', info: '–' } as const

/** What the linter said about the packaged definitions and about those that the target serves of itself. */
export function lintSection({ lint, served, interrupted }: Run): Html {
  return html`<section id="lint" aria-labelledby="lint-heading" data-section>
    <h2 id="lint-heading">Lint</h2>
    <p class="about-section">
      ${
        lint.length === 0
          ? interrupted === undefined
            ? 'The definitions are clean.'
            : 'There are no remarks; the run ended early, perhaps before the definitions were linted.'
          : `${countOf(lint.length, 'remark')} on the definitions. They concern the contract, not the target.`
      }
    </p>
    ${list(lint)}
    ${served.map(
      ({ name, lint: own }) =>
        own &&
        html`<div class="group" data-group>
          <h3>${name}</h3>
          <p class="about-section">${inShort(own)}</p>
          ${list(own.remarks)}
        </div>`,
    )}
  </section>`
}

function inShort({ errors, warnings, remarks }: NonNullable<ServedDefinition['lint']>): string {
  if (remarks.length === 0) return 'The definition that the target serves is clean.'
  const counts = `${countOf(errors, 'error')}, ${countOf(warnings, 'warning')}`
  return `${counts}. An error breaks the specification of OpenAPI, which is warned of; whatever else is said of the target's own definition is advice. Lines are those of the document when it is pretty-printed.`
}

const list = (remarks: readonly LintFinding[]): Html | false =>
  remarks.length > 0 &&
  html`<ul class="items">
    ${remarks.toSorted((a, b) => rank[a.severity] - rank[b.severity]).map(item)}
  </ul>`

function item({ file, line, column, rule, severity, message, remedy, ...lint }: LintFinding): Html {
  return html`<li data-row="lint" data-interface="${lint.interface ?? ''}">
    <div data-about>
      <p class="tags">
        <span class="verdict ${severity === 'error' ? 'fail' : 'none'}"
          ><span class="symbol" aria-hidden="true">${symbols[severity]}</span> ${severity}</span
        >
        <code>${file}:${line}:${column}</code> <code class="rule">${rule}</code>
        ${lint.pointer !== undefined && html`<code class="rule">${cutText(lint.pointer, 1024)}</code>`}
      </p>
      <p class="sentence">${codeSpans(message)}</p>
      ${remedy !== undefined && html`<p class="because">${codeSpans(remedy)}</p>`}
    </div>
  </li>`
}
