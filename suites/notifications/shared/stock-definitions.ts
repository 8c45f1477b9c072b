import { alone, type Item, type Stock } from '../../../src/scenario/index.js'
import { createSeveral, several } from './create-several.js'
import { listedDefinitions } from './listed-definitions.js'
import { isOwnType } from './own-definition.js'

const isEnough = (items: readonly Item[]): boolean => items.length >= several.length

/** Definitions of ours where the customer is shown none, or too few; they are deleted at the end where that is shown. */
export const stockDefinitions: Stock = {
  safety: 'reversible',
  async during(stage, steps) {
    if (isEnough((await listedDefinitions(stage)).filter((one) => !isPassing(one))))
      stage.giveUp('There are definitions already.', undefined)
    stage.needs(alone('notifications.definitions'))
    if (isEnough(await listedDefinitions(stage))) return steps()
    await createSeveral(stage)
    return steps()
  },
}

/** What other stories create comes and goes. */
const isPassing = ({ type, contextName }: Item): boolean =>
  contextName === 'global' || isOwnType(type)
