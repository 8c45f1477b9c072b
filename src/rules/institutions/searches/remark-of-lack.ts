import { aspectOf } from '../../../contract/law/law-aspect.js'
import type { Operation } from '../../../contract/operation.js'
import type { Remark } from '../../rule.js'
import type { Lack } from './lacked-by-search.js'

const by = 'steadily-found'
const [complete, several] = [
  aspectOf('filter', 'complete', 'type'),
  aspectOf('filter', 'several', 'type'),
]
/** What is contradicted by a search for some types. */
export const typeAspects = [complete, several]

/** What a search that does not find what is there contradicts. */
export function remarkOfLack(operation: Operation, lack: Lack): Remark {
  const { list, lacking } = lack
  const [first = '', ...others] = lacking
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  return {
    requirement: requirementOf(operation, lack),
    verdict: 'fail',
    expected: `the ${first}${more}, found before and afterwards`,
    actual: `${list.items.size} others`,
    pointer: list.at,
  }
}

/** Which sentence the lack contradicts. */
function requirementOf(
  operation: Operation,
  { list, isElsewhere, isOfType }: Lack,
): string | undefined {
  const row = (about: string): string | undefined =>
    operation.requirement({ kind: 'watched', by, about })
  if (operation.deprecated !== undefined) return row('deprecated')
  if (isOfType) return row('all types')
  if (list.types.includes(' ')) return operation.requirement(several)
  if (list.types !== '') return operation.requirement(complete)
  if (isElsewhere) return row(list.centre)
  return row(list.circle.hasFraction ? 'fraction' : list.circle.unit)
}
