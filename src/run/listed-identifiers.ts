import type { Exchange } from '../exchange/exchange.js'

/** Longer answers are kept in part, so that they are no evidence of what is in them. */
const longest = 256 * 1024

/**
 * Identifiers that an answer to a read shows, as they stand in its text: reports find them there in the same way.
 */
export function listedIdentifiers({ request, outcome }: Exchange): readonly string[] {
  if (request.method !== 'GET' || outcome.kind !== 'response' || outcome.status !== 200) return []
  const text = outcome.body?.text ?? ''
  if (text.length > longest) return []
  return [...text.matchAll(/"_id" *: *("[^"\\]+")/g)].map(([, quoted = '""']) =>
    // Parsed: a part that is cut out would keep the whole text in memory.
    String(JSON.parse(quoted)),
  )
}
