import { aspectOf } from '../../contract/law/law-aspect.js'
import type { LateRemark } from '../rule.js'
import type { OwnResource } from './own-resource.js'

interface Doubt extends LateRemark {
  readonly own: OwnResource
}

/**
 * Whether a remark goes by the first reading alone, which has another entity tag than the answer that created the
 * resource, and tags change all the same: that is the fault then.
 */
export function isUnsteady({ own, exchange, remark }: Doubt, others: readonly Doubt[]): boolean {
  const { kind, creation, firstTagged } = own
  const steady = kind.reading.requirement(aspectOf('conditional-reads', 'steady'))
  if (exchange !== firstTagged) return false
  if (remark.requirement !== creation.requirement(aspectOf('creations', 'tag'))) return false
  return others.some((one) => one.own.kind === kind && one.remark.requirement === steady)
}
