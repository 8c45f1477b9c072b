import { alone, type Stock } from '../../../src/scenario/index.js'
import { createSeveral } from './create-several.js'
import { givenSuccess } from './given-success.js'
import { orderAbout } from './order-about.js'
import { readOwn } from './read-own.js'

/** Definitions of ours, of which some have expired: a supplement shows how that is done. */
export const stockExpired: Stock = {
  safety: 'reversible',
  async during(stage, steps) {
    const expire = stage.operation('expireDefinition')
    stage.needs(alone('notifications.definitions'))
    // The others do not expire.
    await createSeveral(stage)
    for (const { id, order } of await createSeveral(stage)) {
      givenSuccess(stage, await stage.admin.send(expire.id, orderAbout(expire, { definition: id })))
      await stage.settled(
        () => readOwn(stage, order),
        (one) => one.at('/expired') === true,
      )
    }
    return steps()
  },
}
