import { InvalidArgumentError } from 'commander'
import { readReporter } from '../run/read-reporter.js'
import type { ReporterChoice } from './reporter-choice.js'

/** Reads one more `--reporter`. */
export function addReporter(
  text: string,
  before: readonly ReporterChoice[] = [],
): readonly ReporterChoice[] {
  const read = readReporter(text)
  if (typeof read === 'string') throw new InvalidArgumentError(read)
  return [...before, read]
}
