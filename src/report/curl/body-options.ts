import type { RecordedBody } from '../../exchange/exchange.js'
import type { SecretName } from '../../run/run.js'
import { layOutJson } from './lay-out-json.js'
import { shellWord } from './shell-word.js'
import { withStandIns } from './stand-ins.js'

/** How a body gets to curl: as an option, or through a pipe that comes first. */
interface BodyOptions {
  readonly options: readonly string[]
  readonly pipe?: string
}

/**
 * A text goes in as it is: `--data-raw` gives `@` no meaning; JSON that is wider than a line has line ends between its
 * members. Bytes that are no text, and U+0000, which no argument can carry, come through a pipe.
 *
 * @param width columns that a line aims at
 */
export function bodyOptions(
  body: RecordedBody | undefined,
  secrets: readonly SecretName[],
  width: number,
): BodyOptions {
  if (!body) return { options: [] }
  if (body.text !== undefined && !body.text.includes('\u0000')) {
    const text = withStandIns(body.text, secrets)
    const option = `--data-raw ${shellWord(text, secrets)}`
    if (option.length <= width) return { options: [option] }
    const measure = (piece: string): number => shellWord(piece, secrets).length
    const laidOut = layOutJson(text, width - '--data-raw '.length, measure)
    if (laidOut === undefined) return { options: [option] }
    return { options: [`--data-raw ${shellWord(laidOut, secrets, true)}`] }
  }
  const encoded = body.base64 ?? Buffer.from(body.text ?? '').toString('base64')
  return {
    options: ['--data-binary @-'],
    pipe: `echo ${encoded.replace(/[^A-Za-z0-9+/=]/g, '')} | base64 --decode`,
  }
}
