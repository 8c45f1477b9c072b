import {
  identify,
  type LawStage,
  type Operation,
  type RequestInput,
  type Walk,
} from '../../../src/scenario/index.js'
import { readAfterwards } from '../shared/read-afterwards.js'
import type { standsStill } from '../shared/stands-still.js'
import type { Narrowing } from './narrowing-of.js'

interface FilteredReading {
  /** The filtered list, in small pages. */
  readonly list: Walk
  /** What it has to hold: what the whole list has for the filter, before and afterwards, and pages do not lose anyway. */
  readonly due: readonly string[]
  /** Whether it lacks some of what the whole list had before. */
  readonly lacks: boolean
  /** Whether the whole list stood still, as far as that is known. */
  readonly still: boolean | undefined
}

/** Reads the whole list and a filtered one in small pages; and where that lacks some of it, whatever tells why. */
export async function readFiltered(
  stage: LawStage,
  operation: Operation,
  { name, value, limit, selects }: Narrowing,
  { query, stands }: { query: RequestInput['query']; stands: ReturnType<typeof standsStill> },
): Promise<FilteredReading> {
  const { customer, walk, walkList } = stage
  const selected = ({ items }: Walk): readonly string[] => items.filter(selects).map(identify)
  const whole = await walkList(operation)
  const list = await walk(customer, operation.id, { ...query, [name]: value, limit })
  const held = new Set(list.items.map(identify))
  const lacks = selected(whole).some((id) => !held.has(id))
  if (!lacks) return { list, due: selected(whole), lacks, still: stands(whole) }
  // What was closed meanwhile may be missing; what is lost in big pages as well, or without a filter, is lost elsewhere.
  const afterwards = await readAfterwards(stage, operation)
  const big = await walkList(operation, { query: { ...query, [name]: value } })
  const plain = await walk(customer, operation.id, { ...query, limit })
  const there = [...afterwards, big, plain].map((one) => new Set(selected(one)))
  const due = selected(whole).filter((id) => there.every((ids) => ids.has(id)))
  const still = stands(whole, afterwards)
  const kept = new Set(plain.items.map(identify))
  const losesPlainly =
    plain.end.kind === 'complete' &&
    still === true &&
    whole.items.some((item) => !kept.has(identify(item)))
  return { list, due: losesPlainly ? [] : due, lacks, still }
}
