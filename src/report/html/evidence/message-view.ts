import type { Header, RecordedBody } from '../../../exchange/exchange.js'
import { formatCount } from '../../format-count.js'
import { type TemplateValue, type Html, html } from '../html.js'
import { bodyView } from './body-view.js'
import { cutText } from './cut-text.js'
import type { EvidenceBudget } from './evidence-budget.js'

const longestLine = 2048
const mostHeaders = 60
/** Characters of all header fields of a message. */
const longestHead = 16 * 1024

/** A request or a response as text: its first line, its headers as they travelled, its body. */
export function messageView(message: {
  readonly title: string
  readonly firstLine: string
  readonly headers: readonly Header[]
  readonly body: RecordedBody | undefined
  readonly limit: number
  readonly budget: EvidenceBudget
  readonly place?: { readonly pointer: string; readonly id: string }
}): Html {
  const { title, firstLine, headers, body, limit, budget, place } = message
  const shown = fittingHeaders(headers)
  const more = headers.length - shown.length
  // Line ends stand in holes: white space in the literal parts of a template is not kept.
  const text: TemplateValue = [
    cutText(firstLine, longestLine),
    '\n',
    shown.map(([name, value]) => [
      html`<b>${cutText(name, 256)}:</b>`,
      ` ${cutText(value, longestLine)}\n`,
    ]),
    more > 0 && `… ${formatCount(more)} more header fields\n`,
    '\n',
    body ? bodyView(body, limit, budget, place) : html`<i class="cut">(no body)</i>`,
  ]
  return html`<p class="part">${title}</p>
    <pre tabindex="0" role="group" aria-label="${title} as text"><code>${text}</code></pre>`
}

/** The first header fields, as many as there is room for. */
function fittingHeaders(headers: readonly Header[]): readonly Header[] {
  let length = 0
  const end = headers.slice(0, mostHeaders).findIndex(([name, value]) => {
    length += name.length + Math.min(value.length, longestLine)
    return length > longestHead
  })
  return headers.slice(0, end === -1 ? mostHeaders : end)
}
