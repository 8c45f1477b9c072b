import { identify, type Stage, type Walk } from '../../../../src/scenario/index.js'
import { removeDefinition } from '../../shared/create-own.js'
import { ownDefinition, ownType } from '../../shared/own-definition.js'
import { listDefinitions } from './list-definitions.js'

/** Letters and signs that queries escape, and those that searches have a meaning for. */
const odd = 'é +&%41,_'

/**
 * Judges that a definition is found by its type where that has more than letters, and not by one that is like it, which a
 * rule judges. Nothing is judged where no such type is accepted.
 */
export async function judgeOddType(stage: Stage): Promise<void> {
  const { admin, assume, settled, random } = stage
  const type = `${ownType(random)}${odd}`
  const created = await admin.send('createDefinition', { json: ownDefinition(type) })
  removeDefinition(stage, created)
  const id = created.at('/_id')
  if (created.status !== 201 || typeof id !== 'string' || created.at('/type') !== type) return
  const holdsIt = ({ items }: Walk): boolean => items.some((one) => identify(one) === id)
  const few = await settled(() => listDefinitions(admin, { type: [type] }), holdsIt)
  // A type that differs in a letter, those that begin with it or have it in the middle, and one that is its end.
  const alike = [type.replace('é', '_'), `${type} too`, `not ${type} alone`, type.slice(5)]
  for (const other of alike) await listDefinitions(admin, { type: [other] })
  // Where the whole list does not show the definition either, it is no fault of the filter.
  if (holdsIt(few) || holdsIt(await listDefinitions(admin)))
    assume(few, 'notifications.getDefinitions.type-filter-complete').holds([id])
}
