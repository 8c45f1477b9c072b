import { resourcesIn } from '../answer/resources-in.js'
import { remarksOf, type Told } from '../remarks-of.js'
import type { AnsweredExchange, Memory, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'created-once'

/** A notification is created once: whatever is read or delivered meanwhile, a list tells the same time each time. */
export const createdOnce: Rule = {
  id: `rules/${by}`,
  title: 'A list tells the same time of the creation of a notification each time',
  file: 'src/rules/messages/created-once.ts',
  decides: () => false,
  contradicts: watchedBy(by),
  judge: () => [],
  remember,
}

/** Notifications that are remembered. */
const most = 10_000

/** Milliseconds: a time may be told in whole seconds in one place, and to its fraction in another. */
const second = 1000

function remember(): Memory {
  const known = new Map<string, string>()

  function* lookAt({ operation: { id: about }, json }: AnsweredExchange): Iterable<Told> {
    if (json.kind !== 'json') return
    for (const [{ _id: id, createdAt }, at] of resourcesIn(json.value)) {
      if (typeof id !== 'string' || typeof createdAt !== 'string') continue
      // What is pushed and what is pulled may have identifiers of their own.
      const key = `${about} ${id}`
      const first = known.get(key)
      if (first === undefined && known.size < most) known.set(key, createdAt)
      if (first !== undefined && Math.abs(Date.parse(createdAt) - Date.parse(first)) >= second)
        yield { about, expected: first, actual: createdAt, pointer: `${at}/createdAt` }
    }
  }

  return {
    concerns: (exchange) => exchange.interface === 'messages',
    look: (_exchange, answered) =>
      answered === undefined || !isWatched(answered)
        ? []
        : remarksOf(by, answered, [...lookAt(answered)]),
    settle: () => [],
  }
}

const isWatched = ({ operation }: AnsweredExchange): boolean =>
  operation.requirement({ kind: 'watched', by, about: operation.id }) !== undefined
