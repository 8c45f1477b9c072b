import type { Exchange } from '../../../exchange/exchange.js'
import { formatCount } from '../../format-count.js'
import { type Html, html } from '../html.js'
import { cutText } from './cut-text.js'

/** An exchange as a line: what was asked, and what came. */
export function exchangeLine({ number, actor, request, outcome, timings }: Exchange): Html {
  const came = outcome.kind === 'response' ? String(outcome.status) : outcome.failure
  return html`Exchange ${formatCount(number)}
    <code>${request.method} ${cutText(pathOf(request.url), 200)}</code> → ${came}
    <small>${actor}, ${formatCount(timings.total)} ms</small>`
}

function pathOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/]*/i, '') || '/'
}
