import type { Contract } from '../contract/contract.js'
import type { Exchange } from '../exchange/exchange.js'
import { readExchanges } from '../exchange/read-exchanges.js'
import { redactExchange } from '../exchange/redact-exchange.js'
import { FileError } from '../bounds/file-error.js'
import { readTextFile } from '../bounds/read-text-file.js'
import type { SecretFilter } from '../cli/run/open-secret-filter.js'
import type { Har } from './har.js'
import { readHar } from './read-har.js'
import { RunError } from './run-error.js'

interface Surroundings {
  readonly contract: Contract
  readonly target: { readonly baseUrl: string }
  readonly secretFilter: SecretFilter
}

/** Recorded exchanges, without a secret. */
interface Recording {
  readonly exchanges: readonly Exchange[]
  /** How many were meant for no operation of the contract. */
  readonly foreign: number
}

const mostBytes = 256 * 1024 * 1024

/**
 * Reads recorded exchanges in any of the forms that are known.
 *
 * @throws RunError for what is no recording
 */
export async function readRecording(
  recording: string | Har | readonly Exchange[],
  { contract, target, secretFilter }: Surroundings,
): Promise<Recording> {
  const surroundings = { contract, baseUrl: target.baseUrl, redactor: secretFilter.redactor }
  const exchanges =
    typeof recording === 'string'
      ? await readFile(recording, surroundings)
      : isList(recording)
        ? recording
        : readHar(recording, 'the HAR', surroundings)
  const known = exchanges.map((one) => redactExchange(one, secretFilter.redactor))
  const foreign = known.filter(
    ({ interface: name, operation }) =>
      name === undefined || contract.operation(name, operation ?? '') === undefined,
  )
  return { exchanges: known, foreign: foreign.length }
}

const isList = (recording: Har | readonly Exchange[]): recording is readonly Exchange[] =>
  Array.isArray(recording)

async function readFile(
  path: string,
  surroundings: Parameters<typeof readHar>[2],
): Promise<readonly Exchange[]> {
  try {
    if (/\.ndjson$/i.test(path)) return await readExchanges(path, 'all')
    return readHar(JSON.parse(readTextFile(path, mostBytes)) as Har, path, surroundings)
  } catch (error) {
    if (error instanceof FileError || error instanceof SyntaxError)
      throw new RunError(`${path}: ${error.message}`, { cause: error })
    throw error
  }
}
