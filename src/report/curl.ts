import type { Exchange } from '../exchange/exchange.js'
import type { SecretName } from '../run/run.js'
import { bodyOptions } from './curl/body-options.js'
import { headerOptions } from './curl/header-options.js'
import { methodOptions } from './curl/method-options.js'
import { urlOptions } from './curl/url-options.js'
import { fillCommand } from './fill-command.js'

/** Columns that a line of the command aims at: behind the margin of a report it ends at the edge of a terminal. */
const width = 72

/** Columns that are left of it for one option, between the margin of lines that go on and a backslash. */
const room = width - 4

/** A command longer than this is of no use, and shells refuse words of 128 KiB. */
const longest = 16_384

/**
 * A shell command that sends the request of an exchange again. Secrets appear as environment
 * variables; nothing that a target sent can leave its quotes, and nothing in the line is invisible.
 *
 * @param exchange as recorded, secrets replaced by tokens
 * @param secrets which token stands for which environment variable
 * @param further options of curl, as a shell takes them
 * @returns one line, or several that end in a backslash; a comment when the request is too long
 */
export function curlLine(
  exchange: Exchange,
  secrets: readonly SecretName[],
  further: readonly string[] = [],
): string {
  const { request } = exchange
  if (exchange.actor === 'target')
    return `# exchange ${exchange.number} is a call of the target to the listener`
  const tooLong = `# too long to type: exchange ${exchange.number} in exchanges.ndjson`
  const length = request.url.length + (request.body?.text ?? request.body?.base64 ?? '').length
  if (length > longest || request.body?.cut) return tooLong
  const body = bodyOptions(request.body, secrets, room)
  const pieces = [
    ...(body.pipe === undefined ? [] : [`${body.pipe} |`]),
    'curl',
    ...further,
    ...methodOptions(request),
    ...headerOptions(request, secrets),
    ...body.options,
    ...urlOptions(request, secrets, room),
  ]
  const line = fillCommand(pieces, width)
  return line.length <= longest ? line : tooLong
}
