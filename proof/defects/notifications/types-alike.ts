import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('types-alike')
const matching = 'notifications.getDefinitions.type-filter-matching'

/** Definitions of a type that is only like the one that was asked for. */
const defects: readonly Defect[] = [
  defect('ended', 'The list of a type holds definitions whose type ends like it.', matching, {
    ofTypes: ({ type }, wanted) => wanted.some((one) => type.endsWith(one)),
  }),
  defect('within', 'The list of a type holds definitions whose type is a part of it.', matching, {
    ofTypes: ({ type }, wanted) => wanted.join('|').includes(type),
  }),
]

export default defects
