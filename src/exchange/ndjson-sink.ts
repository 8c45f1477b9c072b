import { createWriteStream, openSync } from 'node:fs'
import type { Exchange } from './exchange.js'

export interface NdjsonSink {
  /** Appends a line. Answers with a promise while the disk cannot keep up: wait for it before going on. */
  write(exchange: Exchange): Promise<void> | undefined
  /** What went wrong so far. */
  failure(): Error | undefined
  /**
   * Waits until everything is in the file.
   *
   * @throws Error of `node:fs`, when anything could not be written.
   */
  close(): Promise<void>
}

/**
 * Streams exchanges into a file, one JSON document a line. An existing file is replaced.
 *
 * @param fd of the file, where it is open already; closed in the end
 * @throws Error when the file cannot be opened.
 */
export function ndjsonSink(path: string, fd = openSync(path, 'w')): NdjsonSink {
  const stream = createWriteStream(path, { fd })
  let failure: Error | undefined
  let room: Promise<void> | undefined
  let wake = () => {}
  const nextCommand = () => {
    wake()
    room = undefined
  }
  stream.on('drain', nextCommand)
  // A failure shows when the sink is closed; until then nothing waits for it.
  stream.on('close', nextCommand)
  stream.on('error', (error) => {
    failure = error
  })

  return {
    write(exchange) {
      if (!stream.writable || stream.write(`${JSON.stringify(exchange)}\n`)) return undefined
      room ??= new Promise((resolve) => {
        wake = resolve
      })
      return room
    },
    failure: () => failure,
    async close() {
      if (!stream.destroyed) {
        await new Promise<void>((resolve) => {
          stream.once('close', resolve)
          stream.end()
        })
      }
      if (failure) throw failure
    },
  }
}
