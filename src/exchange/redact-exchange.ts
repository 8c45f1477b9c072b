import type { Exchange, RecordedBody } from './exchange.js'
import { recordBody } from './record-body.js'
import type { Redactor } from './redactor.js'

/** Replaces in a recorded exchange what has become known as a secret since. */
export function redactExchange(exchange: Exchange, redactor: Redactor): Exchange {
  const body = (recorded: RecordedBody): RecordedBody => {
    // A secret that became known later may have been cut in half.
    const redact = (text: string): string => redactor.text(text, recorded.cut === true)
    const { text, base64, bytes, cut } = recorded
    if (base64 === undefined) return { ...recorded, text: redact(text ?? '') }
    const clean = recordBody(Buffer.from(base64, 'base64'), redact, bytes)
    const content = clean.text === undefined ? { base64: clean.base64 ?? '' } : { text: clean.text }
    return { ...content, cut, bytes }
  }
  const { request, outcome } = exchange
  return {
    ...exchange,
    request: {
      ...request,
      url: redactor.text(request.url),
      headers: redactor.headers(request.headers),
      body: request.body && body(request.body),
    },
    outcome:
      outcome.kind === 'failure'
        ? { ...outcome, message: redactor.text(outcome.message) }
        : {
            ...outcome,
            headers: redactor.headers(outcome.headers),
            body: outcome.body && body(outcome.body),
          },
  }
}
