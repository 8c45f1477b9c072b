import { resourcesIn } from '../answer/resources-in.js'
import { type Span, spanOf } from '../memory/span.js'
import { remarksOf, type Told } from '../remarks-of.js'
import type { AnsweredExchange, Memory, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'created-once'

/**
 * A notification is created once: whatever is read or delivered meanwhile, a list tells the same time each time. A later
 * one may be that of another notification, which was given the identifier; an earlier one is no time of either.
 */
export const createdOnce: Rule = {
  id: `rules/${by}`,
  title: 'A list does not tell an earlier time of the creation of a notification than before',
  file: 'src/rules/messages/created-once.ts',
  contradicts: watchedBy(by),
  remember,
}

/** Notifications that are remembered. */
const most = 10_000

/** Milliseconds: a time may be told in whole seconds in one place, and to its fraction in another. */
const second = 1000

/** The latest time that was told, and where it was told first. */
interface Latest {
  readonly told: string
  readonly span: Span
}

function remember(): Memory {
  const known = new Map<string, Latest>()

  function* lookAt({ operation, exchange, json, facts }: AnsweredExchange): Iterable<Told> {
    const { id: about } = operation
    const span = spanOf(exchange)
    const settleTime = facts.settleTime?.(operation.interface) ?? Infinity
    if (json.kind !== 'json') return
    for (const [{ _id: id, createdAt }, at] of resourcesIn(json.value)) {
      if (typeof id !== 'string' || typeof createdAt !== 'string') continue
      // What is pushed and what is pulled may have identifiers of their own.
      const key = `${about} ${id}`
      const latest = known.get(key)
      const later = Date.parse(createdAt) - Date.parse(latest?.told ?? createdAt)
      if (latest === undefined ? known.size < most : later >= second)
        known.set(key, { told: createdAt, span })
      // A node that is behind shows for a while what was taken away.
      const isSettled = latest !== undefined && latest.span.to + settleTime <= span.from
      if (later <= -second && isSettled)
        yield { about, expected: latest.told, actual: createdAt, pointer: `${at}/createdAt` }
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
