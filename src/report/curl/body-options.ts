import type { RecordedBody } from '../../exchange/exchange.js'
import type { SecretName } from '../../run/run.js'
import { shellWord } from './shell-word.js'
import { withStandIns } from './stand-ins.js'

/** How a body gets to curl: as an option, or through a pipe that comes first. */
interface BodyOptions {
  readonly options: readonly string[]
  readonly pipe?: string
}

/**
 * A text goes in as it is: `--data-raw` gives `@` no meaning. Bytes that are no text, and U+0000,
 * which no argument can carry, come through a pipe.
 */
export function bodyOptions(
  body: RecordedBody | undefined,
  secrets: readonly SecretName[],
): BodyOptions {
  if (!body) return { options: [] }
  if (body.text !== undefined && !body.text.includes('\u0000'))
    return { options: [`--data-raw ${shellWord(withStandIns(body.text, secrets), secrets)}`] }
  const encoded = body.base64 ?? Buffer.from(body.text ?? '').toString('base64')
  return {
    options: ['--data-binary @-'],
    pipe: `echo ${encoded.replace(/[^A-Za-z0-9+/=]/g, '')} | base64 --decode`,
  }
}
