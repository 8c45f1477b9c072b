import { identify, type Stage } from '../../../src/scenario/index.js'
import { createOwn, type Own } from './create-own.js'
import { listedDefinitions } from './listed-definitions.js'
import { greeting, ownType } from './own-definition.js'

/** So many fill two pages, are told apart by filters, and are not all found by one. */
export const several = [
  ['a', 'none', 'medium'],
  ['a', 'account', 'high'],
  ['b', 'none', 'medium'],
  ['c', 'account', 'medium'],
] as const

/** Creates several definitions of ours, and waits until they are listed. */
export async function createSeveral(stage: Stage): Promise<readonly Own[]> {
  const stem = ownType(stage.random)
  const made: Own[] = []
  for (const [letter, contextName, priority] of several) {
    const type = `${stem}${letter}`
    made.push(await createOwn(stage, { type, contextName, priority, ...greeting }))
  }
  await stage.settled(
    () => listedDefinitions(stage),
    (items) => made.every(({ id }) => items.some((item) => identify(item) === id)),
  )
  return made
}
