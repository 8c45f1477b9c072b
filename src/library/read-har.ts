import { operationFor } from './operation-for.js'
import type { Contract } from '../contract/contract.js'
import type { Exchange, Header } from '../exchange/exchange.js'
import { createRecorder } from '../exchange/recorder.js'
import type { Redactor } from '../exchange/redactor.js'
import type { Har, HarEntry } from './har.js'
import { RunError } from './run-error.js'

interface Surroundings {
  readonly contract: Contract
  readonly baseUrl: string
  readonly redactor: Redactor
}

/**
 * The exchanges of a HAR that were meant for the target. Their secrets are replaced.
 *
 * @param shown how messages name the HAR
 * @throws RunError for what is no HAR, with the path of the member that is wrong
 */
export function readHar(
  har: Har,
  shown: string,
  { contract, baseUrl, redactor }: Surroundings,
): readonly Exchange[] {
  const { entries } = Object(Object(har).log) as Partial<Har['log']>
  if (!Array.isArray(entries))
    throw new RunError(`${shown}: log.entries is no list, as a HAR has it`)
  const found: Exchange[] = []
  for (const [index, entry] of (entries as readonly HarEntry[]).entries()) {
    checkEntry(entry, `${shown}: log.entries[${index}]`)
    const { request, response } = entry
    const operation = operationFor(contract, request.method, request.url, baseUrl)
    const startedAt = Date.parse(entry.startedDateTime ?? '')
    const { record } = createRecorder({
      redactor,
      sink: () => undefined,
      clock: { now: () => (Number.isNaN(startedAt) ? 0 : startedAt) + total, sleep: never },
    })
    const total = entry.time ?? 0
    const exchange = record(
      {
        actor: isAnonymous(request.headers) ? 'anonymous' : 'customer',
        interface: operation?.interface,
        operation: operation?.id,
      },
      {
        method: request.method.toUpperCase(),
        url: request.url,
        headers: headersOf(request.headers),
        body: request.postData?.text === undefined ? undefined : Buffer.from(request.postData.text),
      },
      outcomeOf(response, total),
    )
    found.push({ ...exchange, number: index + 1 })
  }
  return found
}

const never = (): Promise<void> => new Promise(() => undefined)

const outcomeOf = ({ status, headers, content }: HarEntry['response'], total: number) =>
  status === 0
    ? ({
        kind: 'failure',
        failure: 'unreachable',
        message: 'no answer was recorded',
        total,
      } as const)
    : ({
        kind: 'response',
        status,
        // What was recorded is the body as it was decoded.
        headers: headersOf(headers).filter(([name]) => !/^content-encoding$/i.test(name)),
        body: Buffer.from(content?.text ?? '', content?.encoding === 'base64' ? 'base64' : 'utf8'),
        head: total,
        total,
      } as const)

const headersOf = (headers: HarEntry['request']['headers']): readonly Header[] =>
  // Pseudo-header fields of HTTP/2 (RFC 9113, section 8.3) stand among the others.
  headers.flatMap(({ name, value }) => (name.startsWith(':') ? [] : [[name, value] as const]))

const isAnonymous = (headers: HarEntry['request']['headers']): boolean =>
  !headers.some(({ name }) => /^(authorization|api-key)$/i.test(name))

function checkEntry(entry: unknown, at: string): void {
  const { request, response } = Object(entry)
  const { method, url } = Object(request)
  const refuse = (member: string, problem: string): never => {
    throw new RunError(`${at}.${member} ${problem}, as a HAR has it`)
  }
  if (typeof method !== 'string') refuse('request.method', 'is no text')
  if (typeof url !== 'string' || !URL.canParse(url)) refuse('request.url', 'is no absolute URL')
  if (!Number.isInteger(Object(response).status)) refuse('response.status', 'is no whole number')
  for (const [name, { headers }] of Object.entries({ request, response: Object(response) }))
    if (!areHeaders(headers)) refuse(`${name}.headers`, 'is no list of names and values')
  const text = Object(Object(response).content).text ?? ''
  if (typeof text !== 'string') refuse('response.content.text', 'is no text')
}

const areHeaders = (headers: unknown): boolean =>
  Array.isArray(headers) &&
  headers.every(
    (one) => typeof Object(one).name === 'string' && typeof Object(one).value === 'string',
  )
