import type { Exchange } from '../../exchange/exchange.js'
import { ndjsonSink } from '../../exchange/ndjson-sink.js'
import { bodyShortener } from '../../exchange/body-shortener.js'
import { readExchanges } from '../../exchange/read-exchanges.js'

/** Where the exchanges of a run go, and where its evidence comes from. */
export interface ExchangeStore {
  write(exchange: Exchange): Promise<void> | undefined
  /** Closes the store for writing, and reads these back; of large bodies only the beginning. */
  evidence(numbers: ReadonlySet<number>): Promise<readonly Exchange[]>
}

const written = { most: Infinity, room: 1024 ** 3 }
const shown = { most: 1024 ** 2, room: 32 * 1024 ** 2 }

/** Keeps exchanges in a file, so that the memory of a run is bounded however long it is. */
export function fileStore(path: string): ExchangeStore {
  const sink = ndjsonSink(path)
  const shorten = bodyShortener(written)
  return {
    write: (exchange) => sink.write(shorten(exchange)),
    async evidence(numbers) {
      await sink.close()
      return numbers.size === 0 ? [] : readExchanges(path, numbers, bodyShortener(shown))
    },
  }
}

/** Keeps exchanges in memory, for short runs whose files nobody wants. */
export function memoryStore(): ExchangeStore {
  const exchanges: Exchange[] = []
  return {
    write(exchange) {
      exchanges.push(exchange)
      return undefined
    },
    evidence: async (numbers) => exchanges.filter(({ number }) => numbers.has(number)),
  }
}
