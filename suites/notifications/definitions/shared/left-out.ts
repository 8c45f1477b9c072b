import type { Answer, Verification } from '../../../../src/scenario/index.js'

/** What was written at a pointer, and is not sent any more. */
interface LeftOut {
  readonly pointer: string
  readonly value: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a change leaves out of the members that it has, at any depth. */
export function leftOut(written: unknown, change: unknown, pointer = ''): readonly LeftOut[] {
  if (!isObject(written) || !isObject(change)) return []
  return Object.entries(written).flatMap(([name, value]) => {
    const at = `${pointer}/${name}`
    if (name in change) return leftOut(value, change[name], at)
    return pointer === '' ? [] : [{ pointer: at, value }]
  })
}

/**
 * Judges that what an update left out is not shown as it was: an update replaces what it is sent for. A service may have
 * something of its own in its place.
 *
 * @returns whether it is not
 */
export function judgeLeftOut(
  verify: ReturnType<Verification>,
  after: Answer,
  left: readonly LeftOut[],
): boolean {
  const still = left.find(
    ({ pointer, value }) => JSON.stringify(after.at(pointer)) === JSON.stringify(value),
  )
  return verify.that({
    holds: still === undefined,
    expected: 'nothing of what the update left out',
    actual: JSON.stringify(still?.value) ?? 'nothing of it',
    pointer: still?.pointer ?? '',
    whole: true,
  })
}
