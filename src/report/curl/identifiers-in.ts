import type { Exchange } from '../../exchange/exchange.js'

/** Identifiers that the answer to a read shows, in their order. */
export const identifiersIn = ({ request, outcome }: Exchange): readonly string[] =>
  request.method === 'GET' && outcome.kind === 'response' && outcome.status === 200
    ? [...(outcome.body?.text ?? '').matchAll(/"_id" *: *"([^"\\]+)"/g)].map(([, id = '']) => id)
    : []

/** A line of shell that takes the same ones from the answer. */
export const identifiersLine = `grep -o '"_id" *: *"[^"]*"' "$answer" | cut -d '"' -f 4`
