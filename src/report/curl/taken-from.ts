import type { Exchange } from '../../exchange/exchange.js'
import { type Taken, take } from './taken.js'
import { headerOf, lastSegment } from './written-resource.js'

/** How a shell reads a value from the answer that was written down. */
export const readers = {
  etag: `grep -i '^etag:' "$answer" | cut -d ' ' -f 2- | tr -d '\\r'`,
  session: `sed -n 's/.*"sessionId" *: *"\\([^"]*\\)".*/\\1/p' "$answer"`,
  location: `grep -i '^location:' "$answer" | tr -d '\\r' | sed 's:.*/::'`,
} as const

/** What later requests may need of an answer; a name that the request gave itself need not be taken from it. */
export function takenFrom(
  exchange: Exchange,
  count: number,
  session: string | undefined,
): readonly (Taken & { readonly from: keyof typeof readers })[] {
  const tag = headerOf(exchange, 'etag')
  const place = headerOf(exchange, 'location')
  const id = place === undefined ? undefined : lastSegment(place)
  return [
    ...(tag === undefined ? [] : [take('etag', tag, `tag${count + 1}`)]),
    ...(id === undefined || id === '' || id === lastSegment(exchange.request.url)
      ? []
      : [take('location', id, `id${count + 1}`)]),
    ...(session === undefined
      ? []
      : [{ ...take('session', session, `session${count + 1}`), token: session }]),
  ]
}
