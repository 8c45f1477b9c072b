import { FileError } from '../../bounds/file-error.js'
import type { Exchange } from '../../exchange/exchange.js'
import { readExchanges } from '../../exchange/read-exchanges.js'
import { CommandError } from '../command-error.js'
import type { LastRun } from './read-last-run.js'

/**
 * Reads exchanges of the last run.
 *
 * @param chosen by their numbers, by what they are, or all of them
 * @throws CommandError where the file was damaged, or does not have all that the run had
 */
export async function readLastExchanges(
  { run, exchanges: file }: Pick<LastRun, 'run' | 'exchanges'>,
  chosen: ReadonlySet<number> | ((exchange: Exchange) => boolean) | 'all',
): Promise<readonly Exchange[]> {
  const found = await readExchanges(file, chosen).catch((error: unknown) => {
    if (!(error instanceof FileError)) throw error
    throw new CommandError(`${file} cannot be read: ${error.message}. ${remedy}`)
  })
  const due = chosen === 'all' ? run.exchanged.count : typeof chosen === 'object' ? chosen.size : 0
  if (found.length >= due) return found
  const numbers = new Set(found.map(({ number }) => number))
  const wanted =
    typeof chosen === 'object' ? [...chosen] : Array.from({ length: due }, (_, at) => at + 1)
  const missing = wanted.find((number) => !numbers.has(number))
  throw new CommandError(
    `${file} was damaged: it has no exchange ${missing}, and the run had ${run.exchanged.count}. ${remedy}`,
  )
}

const remedy = 'Run again (assay run).'
