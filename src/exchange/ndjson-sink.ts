import { createWriteStream, openSync } from 'node:fs'
import { once } from 'node:events'
import type { Exchange } from './exchange.js'

export interface NdjsonSink {
  /** Appends a line. Answers with a promise while the disk cannot keep up: wait for it before going on. */
  write(exchange: Exchange): Promise<void> | undefined
  /**
   * Waits until everything is in the file.
   *
   * @throws Error naming the file, when anything could not be written.
   */
  close(): Promise<void>
}

/**
 * Streams exchanges into a file, one JSON document a line. An existing file is replaced.
 *
 * @throws Error when the file cannot be opened.
 */
export function ndjsonSink(path: string): NdjsonSink {
  const stream = createWriteStream(path, { fd: openSync(path, 'w') })
  let failure: Error | undefined
  let drained: Promise<void> | undefined
  stream.on('error', (error) => {
    failure = new Error(`The exchanges cannot be written to ${path}: ${error.message}`)
  })

  return {
    write(exchange) {
      if (failure || stream.write(`${JSON.stringify(exchange)}\n`)) return undefined
      // A failure shows when the file is closed; nobody is kept waiting for it.
      drained ??= once(stream, 'drain').then(
        () => (drained = undefined),
        () => (drained = undefined),
      )
      return drained
    },
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
