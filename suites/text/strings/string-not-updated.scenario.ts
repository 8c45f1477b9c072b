import { isTag, often, shared, someTimes, tagOf } from '../../../src/scenario/index.js'
import { ownString } from '../shared/own-string.js'
import { refusalsOfCallers } from '../shared/refusals-of-callers.js'
import { scenario } from '../shared/scenario.js'
import { judgeNotCreated } from './shared/judge-not-created.js'
import { stillAsBefore } from './shared/still-as-before.js'

const json = { values: [{ value: 'Assay should not have written this.' }] }

export default scenario('A string is not written without If-Match, nor without permission', {
  verifies: {
    withoutTag: 'text.setString.without-tag',
    administrative: 'text.setString.administrative',
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 28,
  async steps(stage) {
    const { admin, customer, fixtures, assume, verify, giveUp } = stage
    const group = await fixtures.writableGroup()
    const own = await ownString(stage, group, [{ value: 'Assay made this.' }])
    const { order } = own
    const isAdmin = JSON.stringify(customer.credentials) === JSON.stringify(admin.credentials)
    const before = await admin.send('getString', order)
    assume(before, 'text.setString.created').status(200)
    assume(before, 'text.getString.tag-present').header('ETag', 'an entity tag', isTag)

    await someTimes(async () => {
      const untold = await admin.send('setString', { ...order, json })
      return verify.withoutTag(untold).status('4XX')
    }, often)
    await stillAsBefore(stage, verify.withoutTag, order, before)

    if (isAdmin)
      return giveUp('The profile gives customer and admin the same credentials.', 'actors')
    const now = await admin.send('getString', order)
    assume(now, 'text.setString.created').status(200)
    await someTimes(async () => {
      const headers = [['If-Match', tagOf(now) ?? '']] as const
      const foreign = await customer.send('setString', { ...order, json, headers })
      return verify.administrative(foreign).status(...refusalsOfCallers)
    }, often)
    await stillAsBefore(stage, verify.administrative, order, now)
    await judgeNotCreated(stage, verify.administrative, customer, own)
  },
})
