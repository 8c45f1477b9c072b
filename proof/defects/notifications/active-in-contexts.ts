import { defectOf } from '../../alterations/defect-of.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'

type InContexts = Behaviour['inContexts']

const table = defectOf('active-in-contexts')
/** Notifications that are active in some of the contexts alone. */
const row = (
  name: string,
  sentence: string,
  isActive: (...asked: Parameters<InContexts>) => boolean,
): Defect =>
  table(name, sentence, 'notifications.active.listed', ({ inContexts }) => ({
    inContexts: (...asked) => isActive(...asked) && inContexts(...asked),
  }))

const defects: readonly Defect[] = [
  row(
    'account',
    'Notifications in the context account are not among the active ones.',
    ({ contextName }) => contextName !== 'account',
  ),
  row(
    'none',
    'Notifications in no specific context are not among the active ones.',
    ({ contextName }) => contextName !== 'none',
  ),
  row(
    'user-alone',
    'Of the contexts that are asked for, user alone is known.',
    ({ contextName }, wanted) => wanted.length === 0 || contextName === 'user',
  ),
]

export default defects
