import type { Exchange, RecordedRequest } from '../exchange/exchange.js'
import type { Finding } from '../run/finding.js'
import type { SecretName } from '../run/run.js'
import { requestsToRepeat } from './curl/requests-to-repeat.js'
import { listLines } from './curl/list-lines.js'
import { sentAround } from './curl/sent-around.js'
import { type Taken, take } from './curl/taken.js'
import { readers, takenFrom } from './curl/taken-from.js'
import { withTaken } from './curl/with-taken.js'
import { sessionsOf } from './curl/written-resource.js'
import { curlLine } from './curl.js'

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
