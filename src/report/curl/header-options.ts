import type { RecordedRequest } from '../../exchange/exchange.js'
import type { SecretName } from '../../run/run.js'
import { shellWord } from './shell-word.js'
import { withStandIns } from './stand-ins.js'

/** curl sets these itself, from the URL and the body, or they belong to one connection only. */
const own = new Set([
  'host',
  'content-length',
  'connection',
  'transfer-encoding',
  'accept-encoding',
  'user-agent',
])

/** A token of RFC 9110, 5.6.2: anything else was never sent, and `-H @name` would read a file. */
const fieldName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/

/** The `-H` options of a request, each a complete piece of the command. */
export function headerOptions(
  request: RecordedRequest,
  secrets: readonly SecretName[],
): readonly string[] {
  const sent = request.headers.filter(
    ([name]) => fieldName.test(name) && !own.has(name.toLowerCase()),
  )
  // An empty field is written with a semicolon: with a colon curl would leave it out.
  const fields = sent.map(([name, value]) => (value === '' ? `${name};` : `${name}: ${value}`))
  // curl declares a body a form unless it is told what it is.
  const typed = sent.some(([name]) => name.toLowerCase() === 'content-type')
  const all = request.body && !typed ? [...fields, 'Content-Type:'] : fields
  // Beside the short ones that let a caller in there is room on the first line.
  const ordered = all.toSorted((one, other) => rank(one) - rank(other))
  return ordered.map((field) => `-H ${shellWord(withoutWrong(field, secrets), secrets)}`)
}

const rank = (field: string): number => (credential.test(field) ? 0 : 1)

/** Carry what lets a caller in. */
const credential = /^(?:api-key|authorization):/i

const withoutWrong = (field: string, secrets: readonly SecretName[]): string =>
  credential.test(field) ? withStandIns(field, secrets) : field
