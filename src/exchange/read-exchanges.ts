import { FileError } from '../bounds/file-error.js'
import type { Exchange } from './exchange.js'
import { readLines, type Line } from './read-lines.js'

/** The number stands first in a line, so that lines that were not requested need not be parsed. */
const beginning = /^\{"number":(\d+),/

const closingBrace = 0x7d

/**
 * Reads chosen exchanges from a recording, holding no more than one further line in memory.
 * Stops as soon as it has all of them. A last line that breaks off, as after a kill, is left out.
 *
 * @param path a file that `ndjsonSink` wrote.
 * @param chosen which exchanges: by their numbers, by what they are, or `all` of them.
 * @param shorten makes each one smaller before the next is read.
 * @returns those that are there, in the order of the file.
 * @throws FileError that names the line, for a damaged one, and for an unreadable file
 */
export async function readExchanges(
  path: string,
  chosen: ReadonlySet<number> | ((exchange: Exchange) => boolean) | 'all',
  shorten: (exchange: Exchange) => Exchange = (exchange) => exchange,
): Promise<Exchange[]> {
  const found: Exchange[] = []
  const wanted = typeof chosen === 'object' ? chosen : undefined
  const isChosen = typeof chosen === 'function' ? chosen : () => true
  if (wanted?.size === 0) return found
  for await (const line of readLines(path)) {
    const number = Number(beginning.exec(line.bytes.toString('latin1', 0, 32))?.[1])
    if (line.bytes.at(-1) !== closingBrace || !(number > 0)) {
      if (!line.ended) break
      throw damaged(line)
    }
    if (wanted?.has(number) === false) continue
    try {
      const exchange: unknown = JSON.parse(line.bytes.toString('utf8'))
      if (!isExchange(exchange)) throw damaged(line)
      if (isChosen(exchange)) found.push(shorten(exchange))
    } catch (error) {
      if (!line.ended) break
      throw error instanceof SyntaxError ? damaged(line) : error
    }
    if (found.length === wanted?.size) break
  }
  return found
}

/** Whether it has what all look for. */
function isExchange(value: unknown): value is Exchange {
  const { request, outcome } = Object(value)
  return (
    typeof request?.method === 'string' &&
    typeof request.url === 'string' &&
    Array.isArray(request.headers) &&
    typeof outcome?.kind === 'string'
  )
}

const damaged = (line: Line): FileError =>
  new FileError(`line ${line.number} is not a recorded exchange`)
