import { closeSync, openSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Event, eventLine } from '../../report/ndjson/event-line.js'
import { outputError } from '../output/output-error.js'
import { print } from '../output/print.js'

/** Takes events as they happen. */
export interface EventSink {
  tell(event: Event): void
  close(): void
}

/**
 * Opens a place for events. A file is written in its place from the beginning, so that others can follow it.
 *
 * @param path of the file, or `-` for standard output
 * @throws CommandError
 */
export function openEvents(path: string): EventSink {
  const line = (event: Event): string => eventLine(event, new Date().toISOString())
  if (path === '-') return { tell: (event) => print(line(event)), close: () => undefined }
  try {
    const fd = openSync(resolve(path), 'w')
    return {
      tell: (event) => void writeSync(fd, line(event)),
      close: () => closeSync(fd),
    }
  } catch (error) {
    throw outputError(path, error)
  }
}
