import type { LawStage } from '../../../src/scenario/index.js'

/** Readings after each time to settle. */
const times = 12
/** So often one follows the other where they come by turns: what was taken away and brought back once comes twice. */
const often = 6

/**
 * Reads on until all that others changed is seen everywhere, twice, since a service of several nodes shows by turns for a
 * while what was and what is. Where others act, now this is another and now that.
 *
 * @param tell the same for the same
 * @returns two readings, if each reading was one of these two, by turns
 */
export async function byTurns<Reading>(
  { settled }: Pick<LawStage, 'settled'>,
  read: () => Promise<Reading>,
  tell: (reading: Reading) => string,
): Promise<readonly [Reading, Reading] | undefined> {
  const readings: Reading[] = []
  for (let round = 0; round < 2; round += 1) {
    await settled(read, () => false)
    const from = readings.length
    while (readings.length < from + times) readings.push(await read())
    if (new Set(readings.map(tell)).size !== 2) return undefined
  }
  const changes = readings.filter(
    (one, at) => at === 0 || tell(one) !== tell(readings[at - 1] ?? one),
  )
  const [first, second] = changes
  return changes.length < often || first === undefined || second === undefined
    ? undefined
    : [first, second]
}
