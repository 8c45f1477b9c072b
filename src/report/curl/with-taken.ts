import type { RecordedRequest } from '../../exchange/exchange.js'
import type { Taken } from './taken.js'

/** A request with the tokens of what was taken in the place of the values; the last one that had a value counts. */
export function withTaken(request: RecordedRequest, taken: readonly Taken[]): RecordedRequest {
  const all = taken.toReversed()
  const tags = all.filter(({ from }) => from === 'etag')
  const ids = all.filter(({ from }) => from === 'location' || from === 'list')
  const segments = (url: string): string =>
    url.replace(/[^/?#]+/g, (part) => ids.find(({ value }) => value === part)?.token ?? part)
  const text = ids.reduce(
    (whole, { value, token }) =>
      whole
        ?.replaceAll(JSON.stringify(value), JSON.stringify(token))
        // In links, as a segment or as all that a parameter says.
        .replace(/(?<=[/=])[^"/?&#=\s]+(?=["/?&#])/g, (part) => (part === value ? token : part)),
    request.body?.text,
  )
  return {
    ...request,
    url: segments(request.url),
    headers: request.headers.map(([name, value]) => [
      name,
      /^if-/i.test(name) ? (tags.find((one) => one.value === value)?.token ?? value) : value,
    ]),
    body: request.body && { ...request.body, text: text ?? request.body.text },
  }
}
