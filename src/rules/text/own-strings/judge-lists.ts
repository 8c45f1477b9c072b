import type { Span } from '../../memory/span.js'
import type { Contradiction } from './judge-phase.js'

/** The strings of a group, as one answer lists them. */
export interface ListedStrings {
  readonly exchange: number
  readonly span: Span
  /** When each was modified, in the words of the target, by name. */
  readonly times: ReadonlyMap<string, string | undefined>
}

/**
 * What lists before and after one hold is in it as well, if it was there meanwhile: what was seen is not lost again.
 *
 * @param lists of one group, in the order in which they were answered
 * @param wasThere whether a string of ours was not taken away until then
 */
export function judgeLists(
  lists: readonly ListedStrings[],
  wasThere: (name: string, span: Span) => boolean,
): readonly Contradiction[] {
  return lists.flatMap((list, at): readonly Contradiction[] => {
    const { times, span, exchange } = list
    const before = lists.slice(0, at).filter((one) => one.span.number <= span.since)
    const after = lists.slice(at + 1).filter((one) => one.span.since >= span.number)
    const known = new Set(before.flatMap((one) => [...one.times.keys()]))
    const lost = [...known].find((name) => {
      if (times.has(name) || !after.some((one) => one.times.has(name))) return false
      const [told, later] = [before, after].map(
        (some) =>
          new Set(some.map((one) => one.times.get(name)).filter((time) => time !== undefined)),
      )
      // One that was taken away and made anew has another time.
      const isSame = [...(told ?? [])].some((time) => later?.has(time) === true)
      return isSame || wasThere(name, span)
    })
    if (lost === undefined) return []
    const otherName = [...times.keys()].find((one) => one.includes(lost))
    const expected = `${lost}, which is in lists before and after this one`
    const about = otherName === undefined ? 'whole' : 'named'
    const actual = otherName ?? 'a list without it'
    return [{ about, exchange, expected, actual, pointer: '/_embedded/items' }]
  })
}
