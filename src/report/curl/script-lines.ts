import type { Exchange, RecordedRequest } from '../../exchange/exchange.js'
import type { SecretName } from '../../run/run.js'
import { curlLine } from '../curl.js'
import { listLines } from './list-lines.js'
import type { RequestsToRepeat } from './requests-to-repeat.js'
import { type Taken, take } from './taken.js'
import { readers, takenFrom } from './taken-from.js'
import { withTaken } from './with-taken.js'
import { sessionsOf } from './written-resource.js'

/**
 * The lines of a script that sends requests one after the other: what answers told is taken into variables, as far as
 * later requests need it; only the telling answer is shown.
 *
 * @param secrets which token stands for which environment variable
 */
export function scriptLines(
  { before, telling, after, arrivals }: RequestsToRepeat,
  secrets: readonly SecretName[],
): readonly string[] {
  const all = [...before, telling, ...after]
  const used = new Set(all.flatMap(({ request }) => sessionsIn(request)))
  const taken: Taken[] = []
  const command = (exchange: Exchange, options: readonly string[]): string => {
    const request = withTaken(exchange.request, taken)
    return curlLine({ ...exchange, request }, [...secrets, ...taken], options)
  }
  const quiet = (...into: readonly string[]) => ['-sS', ...into, `-w '%{http_code}\\n'`]
  const list = (exchange: Exchange): readonly string[] => {
    const shown = arrivals.filter((one) => one.list === exchange)
    const ids = shown.map(({ id }, index) => take('list', id, `id${taken.length + index + 1}`))
    const variables = new Map(shown.map((one, index) => [one, ids[index]?.variable ?? '']))
    const read = command(exchange, quiet('-i', '-o "$answer"'))
    taken.push(...ids)
    return listLines(exchange, read, arrivals, variables)
  }
  const step = (exchange: Exchange): readonly string[] => {
    const later = all.slice(all.indexOf(exchange) + 1)
    const isUsed = (one: Taken): boolean => {
      // An answer that tells the same again is nearer.
      const again = later.findIndex((other) => tells(other, one))
      const until = again < 0 ? later : later.slice(0, again + 1)
      return until.some(({ request }) => isNeeded(one, request))
    }
    const known = [...secrets, ...taken].map(({ token }) => token)
    const session = sessionsOf(exchange).find(
      (token) =>
        used.has(token) && !known.includes(token) && !sessionsIn(exchange.request).includes(token),
    )
    const taking = takenFrom(exchange, taken.length, session).filter(
      (one) => one.from === 'session' || isUsed(one),
    )
    const head = taking.length > 0 ? ['-D "$answer"'] : []
    const options =
      exchange === telling
        ? ['-sS', '-i', ...head]
        : session === undefined
          ? quiet('-o /dev/null', ...head)
          : quiet('-i', '-o "$answer"')
    const sent = [command(exchange, options), ...(exchange === telling ? [`printf '\\n'`] : [])]
    taken.push(...taking)
    return [...sent, ...taking.map((one) => `${one.variable}=$(${readers[one.from]})`)]
  }
  return all.flatMap((exchange) =>
    arrivals.some((one) => [one.before, one.list].includes(exchange))
      ? list(exchange)
      : step(exchange),
  )
}

const sessionsIn = (request: RecordedRequest): readonly string[] =>
  request.body?.text?.match(/\u2039session\u00b7[0-9a-f]+\u203a/g) ?? []

/** Whether an answer tells a value that another one told. */
const tells = (exchange: Exchange, { from, value }: Taken): boolean =>
  takenFrom(exchange, 0, undefined).some((one) => one.from === from && one.value === value)

/** Whether a request holds what an answer told. */
const isNeeded = (one: Taken, request: RecordedRequest): boolean =>
  JSON.stringify(withTaken(request, [one])) !== JSON.stringify(request)
