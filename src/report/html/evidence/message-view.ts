import type { Header, RecordedBody } from '../../../exchange/exchange.js'
import { formatCount } from '../../format-count.js'
import { type Hole, type Html, html } from '../html.js'
import { bodyView } from './body-view.js'
import { cutText } from './cut-text.js'

const longestLine = 2048
const mostHeaders = 60

/** A request or a response as text: its first line, its headers as they travelled, its body. */
export function messageView(message: {
  readonly title: string
  readonly firstLine: string
  readonly headers: readonly Header[]
  readonly body: RecordedBody | undefined
  readonly limit: number
  readonly place?: { readonly pointer: string; readonly id: string }
}): Html {
  const { title, firstLine, headers, body, limit, place } = message
  const more = headers.length - mostHeaders
  // Line ends stand in holes: white space in the literal parts of a template is not kept.
  const text: Hole = [
    cutText(firstLine, longestLine),
    '\n',
    headers
      .slice(0, mostHeaders)
      .map(([name, value]) => [
        html`<b>${cutText(name, 256)}:</b>`,
        ` ${cutText(value, longestLine)}\n`,
      ]),
    more > 0 && `… ${formatCount(more)} more header fields\n`,
    '\n',
    body ? bodyView(body, limit, place) : html`<i class="cut">(no body)</i>`,
  ]
  return html`<h4>${title}</h4>
    <pre tabindex="0" role="group" aria-label="${title} as text"><code>${text}</code></pre>`
}
