import type { Exchange } from '../../exchange/exchange.js'
import { escapeTerminal } from '../escape-terminal.js'

/**
 * What was sent, by whom: `PUT /api/text/formats/html, If-Match "a", by admin`. Escaped.
 *
 * @param usual an actor who is not named
 */
export function sentLine({ request, actor }: Exchange, usual?: string): string {
  const { method, url, headers } = request
  const condition = headers.find(([name]) => /^if-(?:none-)?match$/i.test(name))
  return [
    `${escapeTerminal(method)} ${escapeTerminal(withoutOrigin(url), 400)}`,
    ...(condition ? [escapeTerminal(condition.join(' '))] : []),
    ...(actor === usual ? [] : [`by ${escapeTerminal(actor)}`]),
  ].join(', ')
}

const withoutOrigin = (url: string): string => url.replace(/^\w+:\/\/[^/]*/, '')
