import type { Readable } from 'node:stream'

/** Reads streams to their end, however long, and keeps the last characters of what they said. */
export function keepTail(streams: readonly Readable[], mostCharacters: number): () => string {
  let tail = ''
  for (const stream of streams) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      tail = (tail + text).slice(-mostCharacters)
    })
    // A stream that breaks has said what it had to say.
    stream.on('error', () => {})
  }
  return () => tail.trim()
}
