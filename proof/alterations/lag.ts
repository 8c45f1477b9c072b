import type { AlteredBehaviour } from '../variation.js'

/** Operations that show what was written among others. */
export const lists: ReadonlySet<string> = new Set([
  'getStrings',
  'getGroups',
  'getFormats',
  'getDefinitions',
  'getActiveNotifications',
  'getPullNotifications',
  'getDeliveryQueue',
  'getReceivedNotifications',
  'getFailedNotifications',
])

interface Kept<Item> {
  readonly at: number
  readonly items: readonly Item[]
}

/**
 * Lists are copies: they show what was there so many milliseconds ago. What is asked for alone is shown as it is.
 *
 * @param isLate whether an answer of an operation is a copy
 */
export const lag =
  (
    milliseconds: number,
    isLate = (operation: string): boolean => lists.has(operation),
  ): AlteredBehaviour =>
  ({ admits, clockAdvance, definitions, texts, notifications, messages, shown }) => {
    // By a clock that no hook moves.
    let now = 0
    let told = 0
    /** When a hook moves the clock by days, no days pass. */
    let moved = 0
    let isList = false
    const time = () => (isList ? now - milliseconds : now)

    /** What a method of a book gave at the time that is shown; `writes` are those that change it. */
    const keep = <Book extends object, Item>(
      book: Book,
      read: () => readonly Item[],
      writes: readonly (keyof Book)[],
    ): { readonly read: () => readonly Item[]; readonly book: Book } => {
      let kept: readonly Kept<Item>[] = [{ at: -Infinity, items: read() }]
      const changed = { ...book }
      for (const name of writes) {
        const write = book[name] as (...told: unknown[]) => unknown
        const writeAndKeep = (...told: unknown[]): unknown => {
          const done = write(...told)
          const old = kept.findLastIndex(({ at }) => at <= now - milliseconds)
          kept = [...kept.slice(Math.max(old, 0)), { at: now, items: read() }]
          return done
        }
        changed[name] = writeAndKeep as Book[typeof name]
      }
      const readThen = () => kept.findLast(({ at }) => at <= time())?.items ?? []
      return { read: readThen, book: changed }
    }

    return {
      admits(actor, operation, at) {
        now += Math.max(at - told - moved, 0)
        told = at
        moved = 0
        isList = isLate(operation)
        return admits(actor, operation, at)
      },
      clockAdvance(milliseconds) {
        const advance = clockAdvance(milliseconds)
        moved += advance
        return advance
      },
      definitions(own) {
        const before = definitions(own)
        const { book, read } = keep(before, before.all, ['add', 'put', 'erase', 'reset'])
        return { ...book, all: read }
      },
      texts(own) {
        const before = texts(own)
        const strings = keep(before, before.strings, ['write', 'erase', 'reset'])
        const formats = keep(strings.book, before.formats, ['writeFormat', 'reset'])
        return { ...formats.book, strings: strings.read, formats: formats.read }
      },
      notifications(own) {
        const before = notifications(own)
        const { book, read } = keep(before, before.all, ['add', 'erase', 'reset'])
        const marked = new Map<string, number>()
        return {
          ...book,
          all: read,
          mark(user, id, mark) {
            marked.set(`${user} ${id} ${mark}`, now)
            before.mark(user, id, mark)
          },
          isMarked: (user, id, mark) =>
            before.isMarked(user, id, mark) && (marked.get(`${user} ${id} ${mark}`) ?? 0) <= time(),
        }
      },
      messages(own) {
        const before = messages(own)
        const { book, read } = keep(before, before.waiting, ['add', 'remove', 'reset'])
        return { ...book, waiting: read }
      },
      shown: (all, collection) =>
        shown(all, collection).filter(
          ({ createdAt, updatedAt }) =>
            (collection === 'queued' ? createdAt : updatedAt) <= told - milliseconds || !isList,
        ),
    }
  }
