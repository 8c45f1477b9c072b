import {
  identify,
  type LawStage,
  type Operation,
  type Verification,
  type Walk,
} from '../../../src/scenario/index.js'
import { byTurns } from './by-turns.js'

/** Readings of which one lacks an item that comes and goes. */
const usual = 7

/** A list as it was read in pages of several sizes. */
interface Readings {
  readonly whole: Walk
  readonly small: Walk
  readonly exact?: Walk | undefined
}

/** Judges a list that holds something by turns: an item may be taken away and brought back, but not again and again. */
export async function judgeRestless(
  stage: Pick<LawStage, 'walkList' | 'settled'>,
  verify: Verification,
  operation: Operation,
  { whole, small, exact = whole }: Readings,
): Promise<void> {
  if (whole.pages.length !== 1 || whole.end.kind !== 'complete') return
  const readings = [whole, small, exact]
  const read = () => stage.walkList(operation, { anew: true })
  while (holdAlike(readings) && readings.length < usual) readings.push(await read())
  if (holdAlike(readings)) return
  const [one, other] = (await byTurns(stage, read, contentOf)) ?? []
  if (one === undefined || other === undefined) return
  verify(one).holds(namesIn(other))
  verify(other).holds(namesIn(one))
}

const namesIn = ({ items }: Walk): readonly string[] => items.map(identify)

/** The same for the same items, in whatever order. */
const contentOf = (walk: Walk): string => [...new Set(namesIn(walk))].toSorted().join('\n')

const holdAlike = (walks: readonly Walk[]): boolean => new Set(walks.map(contentOf)).size === 1
