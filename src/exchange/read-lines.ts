import { createReadStream } from 'node:fs'
import { fileErrorOf } from '../bounds/file-error.js'

/** A line of a file, without its end. */
export interface Line {
  /** 1-based. */
  readonly number: number
  readonly bytes: Buffer
  /** False for a last line that no line feed ends. */
  readonly ended: boolean
}

const lineFeed = 0x0a

/**
 * Reads a file line by line. Lines end at line feeds only: `node:readline` would also end them at
 * U+2028, which JSON leaves unescaped in strings.
 *
 * @throws FileError when the file cannot be read.
 */
export async function* readLines(path: string): AsyncGenerator<Line> {
  let number = 0
  let parts: Buffer[] = []
  for await (const chunk of chunksOf(path)) {
    let begin = 0
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, begin)) {
      const bytes = Buffer.concat([...parts, chunk.subarray(begin, end)])
      parts = []
      begin = end + 1
      yield { number: ++number, bytes, ended: true }
    }
    if (begin < chunk.length) parts.push(chunk.subarray(begin))
  }
  if (parts.length > 0) yield { number: ++number, bytes: Buffer.concat(parts), ended: false }
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path) as AsyncIterable<Buffer>
  } catch (error) {
    throw fileErrorOf(error)
  }
}
