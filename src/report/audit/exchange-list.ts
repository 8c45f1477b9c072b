import type { Exchange } from '../../exchange/exchange.js'
import type { Run } from '../../run/run.js'
import { formatCount } from '../format-count.js'
import { cutText } from '../html/evidence/cut-text.js'
import { type Html, html } from '../html/html.js'

const most = 2000

/** The exchanges that requirements lead to, a line each; whole they are in `exchanges.ndjson`. */
export function exchangeList({ evidence }: Run): Html | false {
  if (evidence.length === 0) return false
  const listed = evidence.slice(0, most)
  return html`<section class="annex">
    <h2>Annex B: exchanges</h2>
    <p>
      Those that show what did not pass, and of what passed those that show most of it. Whole they
      are in exchanges.ndjson.
      ${listed.length < evidence.length && `The first ${formatCount(most)} are listed.`}
    </p>
    <table class="exchanges">
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Sent at</th>
          <th scope="col">By</th>
          <th scope="col">Request</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        ${listed.map(row)}
      </tbody>
    </table>
  </section>`
}

function row({ number, actor, timings, request, outcome }: Exchange): Html {
  const path = request.url.replace(/^[a-z]+:\/\/[^/]*/i, '') || '/'
  const came = outcome.kind === 'response' ? String(outcome.status) : outcome.failure
  return html`<tr id="exchange-${number}">
    <th scope="row">${number}</th>
    <td>${timings.startedAt.replace(/^.*T|Z$/g, '')}</td>
    <td>${actor}</td>
    <td><code>${request.method} ${cutText(path, 160)}</code></td>
    <td>${came}</td>
  </tr>`
}
