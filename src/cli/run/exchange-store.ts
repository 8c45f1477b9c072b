import type { Exchange } from '../../exchange/exchange.js'
import { exchangeShortener } from '../../exchange/exchange-shortener.js'
import { ndjsonSink } from '../../exchange/ndjson-sink.js'
import { readExchanges } from '../../exchange/read-exchanges.js'
import { outputError } from '../output/output-error.js'

/** Where the exchanges of a run go, and where its evidence comes from. */
export interface ExchangeStore {
  write(exchange: Exchange): Promise<void> | undefined
  /** Closes the store for writing, and reads these back; of large bodies only the beginning. */
  evidence(numbers: ReadonlySet<number>): Promise<readonly Exchange[]>
  /** What to know about how much was kept. */
  notes(): readonly string[]
}

const MiB = 1024 ** 2
/** Characters of one body, of the first few large ones, and of all lines together: 64 MiB of the 80 MiB of evidence. */
const written = { body: 256 * 1024, large: 4 * MiB, room: 64 * MiB }
/** What the reports hold in memory, and show a part of. */
const shown = { body: 256 * 1024, large: MiB, room: 16 * MiB }

interface StoreFile {
  /** As the user knows it. */
  readonly shown?: string
  /** Of the file, where it is open already. */
  readonly fd?: number
  /** Called once, when something cannot be written. */
  onFailure?(): void
}

/** Keeps exchanges in a file, so that the memory of a run is bounded however long it is. */
export function fileStore(
  path: string,
  { shown: name = path, fd, onFailure }: StoreFile = {},
): ExchangeStore {
  const sink = ndjsonSink(path, fd)
  const shortener = exchangeShortener(written)
  let told = false
  return {
    write(exchange) {
      if (sink.failure() !== undefined && !told) {
        told = true
        onFailure?.()
      }
      return sink.write(shortener.shorten(exchange))
    },
    async evidence(numbers) {
      await sink.close().catch((error: unknown) => {
        throw outputError(name, error)
      })
      if (numbers.size === 0) return []
      return readExchanges(path, numbers, exchangeShortener(shown).shorten)
    },
    notes: () => {
      const count = shortener.cut()
      if (count === 0) return []
      return [
        `Of ${count} ${count === 1 ? 'exchange' : 'exchanges'}, exchanges.ndjson has the beginning only: it keeps 256 KiB of a body, and some 64 MiB in all.`,
      ]
    },
  }
}

/** Keeps exchanges in memory, for short runs whose files are not needed. */
export function memoryStore(): ExchangeStore {
  const exchanges: Exchange[] = []
  return {
    write(exchange) {
      exchanges.push(exchange)
      return undefined
    },
    evidence: async (numbers) => exchanges.filter(({ number }) => numbers.has(number)),
    notes: () => [],
  }
}
