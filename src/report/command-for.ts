import type { Exchange, RecordedRequest } from '../exchange/exchange.js'
import type { Finding } from '../run/finding.js'
import type { SecretName } from '../run/run.js'
import { requestsToRepeat } from './curl/requests-to-repeat.js'
import { listLines } from './curl/list-lines.js'
import { sentAround } from './curl/sent-around.js'
import { headerOf, lastSegment, sessionsOf } from './curl/written-resource.js'
import { curlLine } from './curl.js'

/** A value that an answer gave, and the shell variable that it stands in. */
interface Taken extends SecretName {
  readonly value: string
  readonly from: 'etag' | 'location' | 'session' | 'list'
}

/**
 * A shell command that shows a finding again or, where it takes more than one request, a short script: what has to be
 * there is created, with entity tags, addresses and identifiers taken from the answers, and deleted in the end.
 *
 * @param evidence exchanges of the run by number
 * @param secrets which token stands for which environment variable
 * @returns undefined where the telling exchange is not among them
 */
export function commandFor(
  finding: Finding,
  evidence: ReadonlyMap<number, Exchange>,
  secrets: readonly SecretName[],
): string | undefined {
  const telling = evidence.get(finding.exchanges[0] ?? Number.NaN)
  if (telling === undefined) return undefined
  const sent = sentAround(evidence, telling)
  const { before, after, arrivals } = requestsToRepeat(telling, sent, finding)
  if (before.length === 0) return withSessions(curlLine(telling, secrets))
  const used = new Set([...before, telling, ...after].flatMap(({ request }) => sessionsIn(request)))
  const taken: Taken[] = []
  const command = (exchange: Exchange, options: readonly string[]): string => {
    const request = withTaken(exchange.request, taken)
    return curlLine({ ...exchange, request }, [...secrets, ...taken], options)
  }
  const quiet = (into: readonly string[]) => ['-sS', ...into, `-w '%{http_code}\\n'`]
  const unseen = quiet(['-o /dev/null'])
  const lines = ['answer=$(mktemp)']
  for (const exchange of before) {
    if (arrivals.some((one) => [one.before, one.list].includes(exchange))) {
      const shown = arrivals.filter(({ list }) => list === exchange)
      const ids = shown.map(({ id }, index) => take('list', id, `id${taken.length + index + 1}`))
      const variables = new Map(shown.map((one, index) => [one, ids[index]?.variable ?? '']))
      const read = command(exchange, quiet(['-i', '-o "$answer"']))
      lines.push(...listLines(exchange, read, arrivals, variables))
      taken.push(...ids)
      continue
    }
    const known = [...secrets, ...taken].map(({ token }) => token)
    const session = sessionsOf(exchange).find(
      (token) =>
        used.has(token) && !known.includes(token) && !sessionsIn(exchange.request).includes(token),
    )
    const head = [...unseen, '-D "$answer"']
    lines.push(command(exchange, session === undefined ? head : quiet(['-i', '-o "$answer"'])))
    for (const one of takenFrom(exchange, taken.length, session)) {
      taken.push(one)
      lines.push(`${one.variable}=$(${readers[one.from]})`)
    }
  }
  lines.push(command(telling, ['-sS', '-i']), `printf '\\n'`)
  lines.push(...after.map((exchange) => command(exchange, unseen)), 'rm "$answer"')
  const script = lines.join('\n')
  const isLong = lines.some((line) => line.trimStart().startsWith('#'))
  return withSessions(isLong ? curlLine(telling, secrets) : script)
}

const sessionsIn = (request: RecordedRequest): readonly string[] =>
  request.body?.text?.match(/\u2039session\u00b7[0-9a-f]+\u203a/g) ?? []

/** A command that needs sessions says which variables stand for them: no one keeps those as he does his token. */
function withSessions(command: string): string {
  const names = [...new Set(command.match(/(?<=\$)ASSAY_SESSION_\d+/g) ?? [])]
  if (names.length === 0) return command
  return `# Set these to sessions that are there: ${names.join(', ')}\n${command}`
}

const readers = {
  etag: `grep -i '^etag:' "$answer" | cut -d ' ' -f 2- | tr -d '\\r'`,
  session: `sed -n 's/.*"sessionId" *: *"\\([^"]*\\)".*/\\1/p' "$answer"`,
  location: `grep -i '^location:' "$answer" | tr -d '\\r' | sed 's:.*/::'`,
} as const

/** What later requests may need of an answer; a name that the request gave itself need not be taken from it. */
function takenFrom(
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

const take = <From extends Taken['from']>(
  from: From,
  value: string,
  variable: string,
): Taken & { readonly from: From } => ({
  from,
  value,
  variable,
  token: `‹${variable}›`,
})

/** A request with the tokens of what was taken in the place of the values; the last one that had a value counts. */
function withTaken(request: RecordedRequest, taken: readonly Taken[]): RecordedRequest {
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
