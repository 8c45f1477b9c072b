import type { Step } from '../../../terms/step.js'
import { formatCount } from '../../format-count.js'
import { cutText } from '../evidence/cut-text.js'
import { type Html, html } from '../html.js'

const longest = 2048

/** The requests that led to a finding, numbered, each with its answer and what was due. */
export function sequenceList(sequence: readonly Step[]): Html | false {
  return (
    sequence.length > 0 &&
    html`<ol class="sequence" aria-label="These requests, one after the other">
      ${sequence.map(
        ({ exchange, request, answer, due }) =>
          html`<li>
            <code>${cutText(request, longest)}</code> → ${cutText(answer, longest)}
            ${due !== undefined && html`<span class="due">due: ${cutText(due, longest)}</span>`}
            <small>exchange ${formatCount(exchange)}</small>
          </li>`,
      )}
    </ol>`
  )
}
