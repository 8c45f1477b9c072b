import type { Contradiction } from './contradiction.js'
import type { Phase, StringLog } from './string-log.js'

const second = 1000
const inSeconds = (time: number): number => Math.floor(time / second) * second

/**
 * A list that shows a string as it was written last, and as it was never before, does not tell a time at which it was read
 * before that. A list may tell whole seconds.
 */
export function judgeTimes(
  { items, readings, lists }: Phase,
  { writes, readings: all }: Pick<StringLog, 'writes' | 'readings'>,
): readonly Contradiction[] {
  if (writes.filter((one) => one.items === items).length > 1) return []
  const times = readings.flatMap(({ shown }) => (shown.items === items ? (shown.time ?? []) : []))
  const [due] = times
  if (due === undefined) return []
  const before = new Set(all.flatMap(({ shown }) => (shown.items === items ? [] : shown.time)))
  const isNow = (time: number): boolean =>
    times.some((one) => one === time || inSeconds(one) === time)
  return lists.flatMap(({ exchange, pointer, shown: { items: listed, time } }) =>
    listed !== items || time === undefined || isNow(time) || !before.has(time)
      ? []
      : {
          about: 'agree' as const,
          exchange,
          expected: new Date(due).toISOString(),
          actual: new Date(time).toISOString(),
          pointer: `${pointer}/modifiedAt`,
        },
  )
}
