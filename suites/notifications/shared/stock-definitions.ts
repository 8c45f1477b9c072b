import {
  alone,
  type Item,
  type Stage,
  type Stock,
  walkNumbered,
} from '../../../src/scenario/index.js'
import { createOwn, type Own } from './create-own.js'
import { greeting, isOwnType, ownType } from './own-definition.js'

/** So many fill two pages, are told apart by filters, and are not all found by one. */
const created = [
  ['a', 'none', 'medium'],
  ['a', 'account', 'high'],
  ['b', 'none', 'medium'],
  ['c', 'account', 'medium'],
] as const

const mostPages = 4
const isEnough = (items: readonly Item[]): boolean => items.length >= created.length

/** Definitions of ours where the customer is shown none, or too few; they are deleted at the end where that is shown. */
export const stockDefinitions: Stock = {
  safety: 'reversible',
  async during(stage, steps) {
    if (isEnough((await listed(stage)).filter((one) => !isPassing(one))))
      stage.giveUp('There are definitions already.', undefined)
    stage.needs(alone('notifications.definitions'))
    if (isEnough(await listed(stage))) return steps()
    await createSeveral(stage)
    return steps()
  },
}

/** Creates some, and waits until they are listed. */
export async function createSeveral(stage: Stage): Promise<readonly Own[]> {
  const stem = ownType(stage.random)
  const made: Own[] = []
  for (const [letter, contextName, priority] of created) {
    const type = `${stem}${letter}`
    made.push(await createOwn(stage, { type, contextName, priority, ...greeting }))
  }
  await stage.settled(() => listed(stage), isEnough)
  return made
}

async function listed({ customer, giveUp }: Stage): Promise<readonly Item[]> {
  const list = await walkNumbered(customer, 'getDefinitions', {}, { pages: mostPages })
  if (list.pages.length === 0) giveUp('The list of definitions is not answered.', undefined)
  return list.items
}

/** What other stories create comes and goes. */
const isPassing = ({ type, contextName }: Item): boolean =>
  contextName === 'global' || isOwnType(type)
