import type { InterfaceResult } from '../../../run/interface-result.js'
import type { Run } from '../../../run/run.js'
import type { RequirementResult } from '../../../run/requirement-result.js'
import type { VerdictWord } from '../../../terms/verdict.js'
import { formatCount } from '../../format-count.js'
import { type Html, html } from '../html.js'
import { operationsOf } from '../operations-of.js'
import { verdictMark } from '../verdict-mark.js'

const headings = ['Answers', 'Representations', 'Parameters', 'Laws', 'Sentences'] as const

/** The column of a requirement. */
function headingOf({ origin }: RequirementResult): (typeof headings)[number] {
  switch (origin.kind) {
    case 'status':
    case 'media-type':
    case 'body':
    case 'header':
      return 'Answers'
    case 'member':
    case 'presence':
    case 'carried':
      return 'Representations'
    case 'law':
      return origin.law === 'parameters' ? 'Parameters' : 'Laws'
    case 'written':
      return 'Sentences'
  }
}

/** The worst first: it is what a cell shows. */
const order: readonly VerdictWord[] = ['fail', 'error', 'warn', 'inconclusive', 'pass', 'none']

/** Every operation with what its requirements of each kind came to. */
export function operationsSection({ interfaces, requirements }: Run): Html {
  return html`<section id="operations" aria-labelledby="operations-heading">
    <h2 id="operations-heading">Operations</h2>
    <p class="about-section">
      What the requirements of each operation came to: the worst verdict, and how many have it.
    </p>
    ${interfaces.map((each) =>
      table(
        each,
        requirements.filter((one) => one.interface === each.name),
      ),
    )}
  </section>`
}

function table({ name, title }: InterfaceResult, requirements: readonly RequirementResult[]): Html {
  const operations = operationsOf(requirements)
  if (operations.length === 0) return html``
  return html`<table class="operations">
    <caption>
      ${title}
    </caption>
    <thead>
      <tr>
        <th scope="col">Operation</th>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${operations.map((operation) => {
        const own = requirements.filter((one) => one.operations.includes(operation))
        const filter = new URLSearchParams({ interface: name, text: operation }).toString()
        return html`<tr>
          <th scope="row"><a href="#clauses-${name}" data-filter="${filter}">${operation}</a></th>
          ${headings.map((heading) =>
            cell(
              heading,
              own.filter((one) => headingOf(one) === heading),
            ),
          )}
        </tr>`
      })}
    </tbody>
  </table>`
}

function cell(heading: string, requirements: readonly RequirementResult[]): Html {
  const worst = order.find((word) => requirements.some(({ verdict }) => verdict === word))
  if (worst === undefined) return html`<td data-heading="${heading}"></td>`
  const count = requirements.filter(({ verdict }) => verdict === worst).length
  return html`<td data-heading="${heading}">
    ${verdictMark(worst, `${formatCount(count)} ${worst}`)}
  </td>`
}
