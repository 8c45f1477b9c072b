import type { Exchange, RecordedBody } from './exchange.js'
import { recordBody } from './record-body.js'
import type { Redactor } from './redactor.js'

/** Replaces in a recorded exchange what has become known as a secret since. */
export function redactExchange(exchange: Exchange, redactor: Redactor): Exchange {
  const body = (recorded: RecordedBody): RecordedBody =>
    recorded.base64 === undefined
      ? { ...recorded, text: redactor.text(recorded.text ?? '') }
      : recordBody(Buffer.from(recorded.base64, 'base64'), redactor.text, recorded.bytes)
  const { request, outcome } = exchange
  return {
    ...exchange,
    request: {
      ...request,
      url: redactor.text(request.url),
      headers: redactor.headers(request.headers),
      ...(request.body && { body: body(request.body) }),
    },
    outcome:
      outcome.kind === 'failure'
        ? { ...outcome, message: redactor.text(outcome.message) }
        : {
            ...outcome,
            headers: redactor.headers(outcome.headers),
            ...(outcome.body && { body: body(outcome.body) }),
          },
  }
}
