import {
  identify,
  type LawStage,
  type Operation,
  type Verification,
  type Walk,
} from '../../../src/scenario/index.js'

/** Readings of which one lacks an item that comes and goes. */
const usual = 7
/** Readings in which an item that is there by turns is met, missed, and met again. */
const times = 12

/** A list as it was read in pages of several sizes. */
interface Readings {
  readonly whole: Walk
  readonly small: Walk
  readonly exact?: Walk | undefined
}

/**
 * Judges a list that holds something by turns. One item may be taken away and come back, and a service of
 * several nodes shows that by turns for a while; it does not go on when the time for that is over.
 */
export async function judgeRestless(
  { walkList, settled }: Pick<LawStage, 'walkList' | 'settled'>,
  verify: Verification,
  operation: Operation,
  { whole, small, exact = whole }: Readings,
): Promise<void> {
  if (whole.pages.length !== 1 || whole.end.kind !== 'complete') return
  const readings = [whole, small, exact]
  const read = async (): Promise<void> => {
    readings.push(await walkList(operation, { anew: true }))
  }
  while (holdAlike(readings) && readings.length < usual) await read()
  if (holdAlike(readings)) return
  let restless = new Set(readings.flatMap(namesIn))
  // Twice, as someone may take away what was new before.
  for (let round = 0; round < 2 && restless.size > 0; round += 1) {
    await settled(read, () => false)
    const from = readings.length
    while (readings.length < from + times) await read()
    const latest = readings.slice(from)
    restless = new Set([...restless].filter((name) => goneAndBack(latest, name) !== undefined))
  }
  for (const name of [...restless].slice(0, 1)) {
    const lacking = goneAndBack(readings, name)
    if (lacking !== undefined) verify(lacking).holds([name])
  }
}

const namesIn = ({ items }: Walk): readonly string[] => items.map(identify)

/** Whether walks found the same items, in whatever order. */
const holdAlike = (walks: readonly Walk[]): boolean =>
  new Set(walks.map((walk) => [...new Set(namesIn(walk))].toSorted().join('\n'))).size === 1

/** A reading that lacks an item which one before it and one after it hold. */
function goneAndBack(readings: readonly Walk[], name: string): Walk | undefined {
  const isIn = readings.map((walk) => namesIn(walk).includes(name))
  const [first, last] = [isIn.indexOf(true), isIn.lastIndexOf(true)]
  return readings.find((_, at) => at > first && at < last && isIn[at] === false)
}
