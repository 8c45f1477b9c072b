import type { days } from './days.js'

const day = 24 * 60 * 60 * 1000

/**
 * Whether a time is later than another one by what a hook was to put the clock forward, and no less than a day.
 *
 * @param one undefined where it is not told: then it is not
 */
export function isLaterBy(
  { milliseconds }: ReturnType<typeof days>,
  one: string | number | undefined,
  other: string | undefined,
): boolean {
  const [from, to] = [
    typeof one === 'number' ? one : Date.parse(one ?? ''),
    Date.parse(other ?? ''),
  ]
  return to - from >= Number(milliseconds) - day
}
