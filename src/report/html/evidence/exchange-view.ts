import type { Exchange } from '../../../exchange/exchange.js'
import { type Html, html } from '../html.js'
import { island } from '../island.js'
import { cutText } from './cut-text.js'
import type { EvidenceBudget } from './evidence-budget.js'
import { exchangeLine } from './exchange-line.js'
import { messageView } from './message-view.js'

/** One exchange folded to a line, with request and response as text under it. */
export function exchangeView(
  exchange: Exchange,
  limit: number,
  budget: EvidenceBudget,
  place?: { readonly pointer: string; readonly id: string },
): Html {
  const { request, outcome } = exchange
  const response =
    outcome.kind === 'response'
      ? messageView({
          title: 'Answer',
          firstLine: `HTTP ${outcome.status}`,
          headers: outcome.headers,
          body: outcome.body,
          limit,
          budget,
          place,
        })
      : html`<p class="part">No answer</p>
          <p>${outcome.failure}: ${cutText(outcome.message, 2048)}</p>`
  // A link leads here where the place itself could not be marked.
  const id = place && !response.markup.includes(` id="${place.id}"`) && place.id
  const shownRequest = messageView({
    title: 'Request',
    firstLine: `${request.method} ${request.url}`,
    headers: request.headers,
    body: request.body,
    limit,
    budget,
  })
  return html`<details
    class="exchange"
    ${id && html`id="${id}"`}
    ${place && html`data-place="${place.id}"`}
  >
    <summary>${exchangeLine(exchange)}</summary>
    ${island([shownRequest, response])}
  </details>`
}
