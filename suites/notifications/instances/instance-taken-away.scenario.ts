import { type Answer, type Item, shared } from '../../../src/scenario/index.js'
import { activeList, identifierMember, identifierOf } from '../shared/active-list.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'
import { listedNotifications } from '../shared/listed-notifications.js'
import { aftermathOf } from './shared/aftermath-of.js'
import { assumeOthersLeftAlone } from './shared/assume-others-left-alone.js'
import { judgeNowhere } from './shared/judge-nowhere.js'
import { allButOne, judgeOther } from './shared/judge-other.js'
import { judgeCarriedOut } from '../shared/judge-carried-out.js'

export default scenario('A notification that expired or was deleted is not active any more', {
  verifies: {
    expiry: 'notifications.expireNotification.done',
    deletion: 'notifications.deleteNotification.done',
    expired: { requirement: 'notifications.expireNotification.gone', after: 'expiry' },
    deleted: { requirement: 'notifications.deleteNotification.gone', after: 'deletion' },
    notOthersExpired: {
      requirement: 'notifications.expireNotification.not-others',
      after: 'expired',
    },
    notOthersDeleted: {
      requirement: 'notifications.deleteNotification.not-others',
      after: 'deleted',
    },
  },
  safety: 'reversible',
  requests: 90,
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { admin, customer, operation, given, verify } = stage
    const active = operation('getActiveNotifications')
    const made = await madeDefinition(stage)
    for (const [name, done, gone, notOthers] of [
      ['expireNotification', verify.expiry, verify.expired, verify.notOthersExpired],
      ['deleteNotification', verify.deletion, verify.deleted, verify.notOthersDeleted],
    ] as const) {
      if (!stage.interface.operations.some((one) => one.id === name)) continue
      const { ids: all } = await listedNotifications(stage, made)
      const { ids, other } = allButOne(all)
      const taken: string[] = []
      let last: Answer | undefined
      for (const id of ids) {
        const answer = await admin.send(name, orderAbout(operation(name), { notification: id }))
        const look = () =>
          aftermathOf(
            stage,
            id,
            all.filter((one) => one !== id),
          )
        if (last === undefined && !(await judgeCarriedOut(stage, done, answer, look))) break
        if (answer.status >= 300) continue
        taken.push(id)
        last = answer
      }
      if (last === undefined) continue
      const causes = [last]
      await gone.confirmed(async (compare) => {
        const list = await activeList(stage, customer)
        given(list.answer).status(200)
        const isOne = (item: Item): boolean => taken.includes(identifierOf(active, item) ?? '')
        const what = `notification of ${taken.join(', ')}`
        compare(list.answer, ...causes).holdsNo(what, isOne, identifierMember(active))
        await judgeNowhere(stage, customer, compare, { what, isOne, cause: last })
      })
      await judgeOther(stage, notOthers, other)
    }
    await assumeOthersLeftAlone(stage)
  },
})
