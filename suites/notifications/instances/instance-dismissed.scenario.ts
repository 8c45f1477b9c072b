import { alone, type Answer, awaitAftermath, often } from '../../../src/scenario/index.js'
import { activeList, identifierMember } from '../shared/active-list.js'
import { isOneOf } from './shared/is-one-of.js'
import { aftermathOf } from './shared/aftermath-of.js'
import { judgeGlobalDismissal } from './shared/judge-global-dismissal.js'
import { allButOne, judgeOther } from './shared/judge-other.js'
import { judgeLater } from './shared/judge-later.js'
import { othersComeAndGo } from './shared/others-come-and-go.js'
import { judgeAllowed } from './shared/judge-allowed.js'
import { judgeNowhere } from './shared/judge-nowhere.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'
import { listedNotifications } from '../shared/listed-notifications.js'

const stayUnasked = [
  'A definition that was created without saying so makes notifications that stay.',
  'let a definition make notifications that can be dismissed',
] as const

export default scenario('A user dismisses a notification, which is left out from then on', {
  verifies: {
    dismissed: 'notifications.dismissNotification.done',
    leftOut: { requirement: 'notifications.dismissed.left-out', after: 'dismissed' },
    notOthers: { requirement: 'notifications.dismissNotification.not-others', after: 'leftOut' },
    others: { requirement: 'notifications.global.all-customers', after: 'leftOut' },
  },
  safety: 'reversible',
  requests: 50,
  touches: [alone('notifications.definitions'), alone('notifications.instances')],
  async steps(stage) {
    const { admin, customer, operation, assume, given, verify, giveUp } = stage
    const active = operation('getActiveNotifications')
    const dismiss = operation('dismissNotification')
    const made = await madeDefinition(stage)
    const { ids, other } = allButOne((await listedNotifications(stage, made)).ids)
    const definition = await admin.send('getDefinition', { path: { definitionId: made.id } })
    assume(definition, 'notifications.createDefinition.creation-shown').status(200)
    // What a definition is that says nothing of it is not shown.
    if (definition.at('/notDismissible') === true || definition.at('/indicator') === true)
      giveUp(...stayUnasked)
    const answers: Answer[] = []
    for (const notification of ids) {
      const answer = await customer.send(dismiss.id, orderAbout(dismiss, { notification }))
      const others = other === undefined ? [] : [other]
      const look = () => aftermathOf(stage, notification, others)
      if (!(await judgeAllowed(stage, verify.dismissed, dismiss, answer, look))) return
      answers.push(answer)
      // Where it is gone with the first one, it cannot be dismissed any more.
      if (answers.length === 1) await judgeOther(stage, verify.notOthers, other)
    }
    const what = `notification of ${ids.join(', ')}`
    const isOne = isOneOf(active, ids)
    const [cause] = answers.slice(-1)
    await othersComeAndGo(stage)
    const isOut = await verify.leftOut.confirmed(async (compare) => {
      for (let time = 0; time < often; time += 1) {
        if (time === often - 1) await awaitAftermath(stage)
        const { answer } = await activeList(stage, customer)
        given(answer).status(200)
        compare(answer, ...answers.slice(-1)).holdsNo(what, isOne, identifierMember(active))
      }
      await judgeNowhere(stage, customer, compare, { what, isOne, cause })
    })
    if (!isOut) return
    await judgeLater(stage, verify, made, { ids, other })
    await judgeGlobalDismissal(stage, verify)
  },
})
