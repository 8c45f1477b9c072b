import { aspectOf } from '../../contract/law/law-aspect.js'
import { differingMembers } from '../../contract/shown/differing-members.js'
import { leftOut } from '../../contract/shown/left-out.js'
import { valueAt } from '../../contract/value-at.js'
import type { AnsweredExchange, Remark } from '../rule.js'
import type { Item, OwnResource } from './own-resource.js'
import type { Span } from './span.js'

interface Listed {
  readonly item: Item
  /** Where it stands. */
  readonly pointer: string
  readonly answered: AnsweredExchange
  readonly span: Span
}

/** Milliseconds by which a moment may have been told too late. */
const lag = 1000

/**
 * Holds an item of a list that is a resource of ours against what was read of it: when a list shows what was written is
 * not said, so it may show what was there as long ago as it may take.
 *
 * @returns when nothing may have been written for the remarks to hold, and these
 */
export function judgeItem(
  own: OwnResource,
  { item, pointer, answered, span }: Listed,
): readonly [spans: readonly Span[], remarks: readonly Remark[]] {
  const { operation, exchange, facts } = answered
  const settled = facts.settleTime?.(operation.interface) ?? Number.POSITIVE_INFINITY
  const possible = own.versions.filter(
    (_, index) => (own.versions[index + 1]?.written.to ?? Infinity) + lag >= span.from - settled,
  )
  const readings = possible.map(({ read }) => read.get(exchange.actor))
  const [last] = readings.slice(-1)
  if (last === undefined || readings.some((one) => one === undefined)) return [[], []]
  const spans = [span, ...readings.flatMap((one) => (one === undefined ? [] : [one.span]))]
  const remarks = readings.map((one) => judgeAlike(operation, item, one?.body ?? {}, pointer))
  const found =
    remarks.find((one) => one.every(({ verdict }) => verdict === 'pass')) ?? remarks.at(-1) ?? []
  // What a list lacks that shows something older is part of that.
  return [spans, own.versions.length === 1 ? found : found.slice(0, 1)]
}

function judgeAlike(
  operation: AnsweredExchange['operation'],
  item: Item,
  resource: Item,
  at: string,
): readonly Remark[] {
  const { members = [], carried = [] } = operation.itemResource ?? {}
  const member = differingMembers(item, resource).find((one) => members.includes(one))
  const left = leftOut(carried, item, resource)
  const told = (value: unknown): string => JSON.stringify(value) ?? 'nothing'
  const verdictOf = (aspect: 'agree' | 'carried', pointer: string | undefined): Remark => {
    const requirement = operation.requirement(aspectOf('items-agree', aspect))
    if (pointer === undefined) return { requirement, verdict: 'pass' }
    const [expected, actual] = [resource, item].map((one) => told(valueAt(one, pointer)))
    return {
      requirement,
      verdict: 'fail',
      expected: `what is read of it: ${expected}`,
      actual: String(actual),
      pointer: `${at}${pointer}`,
    }
  }
  return [
    verdictOf('agree', member === undefined ? undefined : `/${member}`),
    verdictOf('carried', left),
  ]
}
