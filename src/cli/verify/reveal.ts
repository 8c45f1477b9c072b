import type { Exchange, Header, RecordedBody } from '../../exchange/exchange.js'
import { token } from './placeholders.js'

/**
 * Puts what stands for each secret in the place of its token, so that what the profile names is found in the answers,
 * and each request is answered by its own.
 *
 * @param secrets what stands for them, by token; tokens of others stay
 */
export function reveal(
  exchanges: readonly Exchange[],
  secrets: ReadonlyMap<string, string>,
): readonly Exchange[] {
  const inText = (text: string): string => text.replaceAll(token, (one) => secrets.get(one) ?? one)
  const inHeaders = (headers: readonly Header[]): readonly Header[] =>
    headers.map(([name, value]) => [name, inText(value)])
  const inBody = (body: RecordedBody | undefined): RecordedBody | undefined =>
    body?.text === undefined ? body : { ...body, text: inText(body.text) }
  return exchanges.map((one) => {
    const { request, outcome } = one
    const { url, headers, body } = request
    return {
      ...one,
      request: { ...request, url: inText(url), headers: inHeaders(headers), body: inBody(body) },
      outcome:
        outcome.kind === 'failure'
          ? outcome
          : { ...outcome, headers: inHeaders(outcome.headers), body: inBody(outcome.body) },
    }
  })
}
