import type { Exchange, RecordedRequest } from '../exchange/exchange.js'
import type { Finding } from '../run/finding.js'
import type { SecretName } from '../run/run.js'
import { requestsToRepeat } from './curl/requests-to-repeat.js'
import { sentAround } from './curl/sent-around.js'
import { headerOf, lastSegment } from './curl/written-resource.js'
import { curlLine } from './curl.js'

/** A value that an answer gave, and the shell variable that it stands in. */
interface Taken extends SecretName {
  readonly value: string
  readonly from: 'etag' | 'location'
}

/**
 * A shell command that shows a finding again or, where it takes more than one request, a short script: what has to be
 * there is created, with entity tags and addresses taken from the answers, and deleted in the end.
 *
 * @param evidence exchanges of the run by number
 * @param secrets which token stands for which environment variable
 * @returns undefined where the telling exchange is not among them
 */
export function commandFor(
  { exchanges: [number = Number.NaN, ...others], sequence = [] }: Finding,
  evidence: ReadonlyMap<number, Exchange>,
  secrets: readonly SecretName[],
): string | undefined {
  const telling = evidence.get(number)
  if (telling === undefined) return undefined
  const steps = [...others, ...sequence.map(({ exchange }) => exchange)]
  const { before, after } = requestsToRepeat(telling, sentAround(evidence, telling), steps)
  if (before.length === 0) return curlLine(telling, secrets)
  const taken: Taken[] = []
  const command = (exchange: Exchange, options: readonly string[]): string => {
    const request = withTaken(exchange.request, taken)
    return curlLine({ ...exchange, request }, [...secrets, ...taken], options)
  }
  const quiet = ['-sS', '-o /dev/null', `-w '%{http_code}\\n'`]
  const lines = ['answer=$(mktemp)']
  for (const exchange of before) {
    lines.push(command(exchange, [...quiet, '-D "$answer"']))
    for (const one of takenFrom(exchange, taken.length)) {
      taken.push(one)
      lines.push(`${one.variable}=$(${readers[one.from]})`)
    }
  }
  lines.push(command(telling, ['-sS', '-i']), `printf '\\n'`)
  lines.push(...after.map((exchange) => command(exchange, quiet)), 'rm "$answer"')
  const script = lines.join('\n')
  return lines.some((line) => line.startsWith('#')) ? curlLine(telling, secrets) : script
}

const readers = {
  etag: `grep -i '^etag:' "$answer" | cut -d ' ' -f 2- | tr -d '\\r'`,
  location: `grep -i '^location:' "$answer" | tr -d '\\r' | sed 's:.*/::'`,
} as const

/** What later requests may need of an answer; a name that the request gave itself need not be taken from it. */
function takenFrom(exchange: Exchange, count: number): readonly Taken[] {
  const tag = headerOf(exchange, 'etag')
  const place = headerOf(exchange, 'location')
  const id = place === undefined ? undefined : lastSegment(place)
  return [
    ...(tag === undefined ? [] : [take('etag', tag, `tag${count + 1}`)]),
    ...(id === undefined || id === '' || id === lastSegment(exchange.request.url)
      ? []
      : [take('location', id, `id${count + 1}`)]),
  ]
}

const take = (from: Taken['from'], value: string, variable: string): Taken => ({
  from,
  value,
  variable,
  token: `‹${variable}›`,
})

/** A request with the tokens of what was taken in the place of the values; the last one that had a value counts. */
function withTaken(request: RecordedRequest, taken: readonly Taken[]): RecordedRequest {
  const all = taken.toReversed()
  const tags = all.filter(({ from }) => from === 'etag')
  const ids = all.filter(({ from }) => from === 'location')
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
