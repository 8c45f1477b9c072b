import type { LintFinding } from '../../../lint/lint-finding.js'
import type { Run } from '../../../run/run.js'
import { countOf } from '../count-of.js'
import { type Html, html } from '../html.js'

const rank = { error: 0, warning: 1, info: 2 } as const
const symbols = { error: '✕', warning: '!', info: '–' } as const

/** What the linter said about the definitions: the place, the rule, the remark, and what to do. */
export function lintSection({ lint }: Run): Html {
  const ordered = lint.toSorted((a, b) => rank[a.severity] - rank[b.severity])
  return html`<section id="lint" aria-labelledby="lint-heading" data-section>
    <h2 id="lint-heading">Lint</h2>
    <p class="about-section">
      ${
        lint.length === 0
          ? 'The definitions are clean.'
          : `${countOf(lint.length, 'remark')} on the definitions. They concern the contract, not the target.`
      }
    </p>
    ${
      lint.length > 0 &&
      html`<ul class="items">
        ${ordered.map(item)}
      </ul>`
    }
  </section>`
}

function item({ file, line, column, rule, severity, message, remedy, ...lint }: LintFinding): Html {
  return html`<li data-row="lint" data-interface="${lint.interface ?? ''}">
    <div data-about>
      <p class="tags">
        <span class="verdict ${severity === 'error' ? 'fail' : 'none'}"
          ><span class="symbol" aria-hidden="true">${symbols[severity]}</span> ${severity}</span
        >
        <code>${file}:${line}:${column}</code> <code class="rule">${rule}</code>
      </p>
      <p class="sentence">${message}</p>
      ${remedy !== undefined && html`<p class="because">${remedy}</p>`}
    </div>
  </li>`
}
