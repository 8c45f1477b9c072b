import { shared } from '../../../src/scenario/index.js'
import { createOwn } from '../shared/create-own.js'
import { judgeListed } from './shared/judge-listed.js'
import { judgeOddType } from './shared/judge-odd-type.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A definition that was created is in the list', {
  verifies: { listed: 'notifications.createDefinition.listed' },
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { created, type } = await createOwn(stage)
    await judgeListed(stage, stage.verify.listed, created, { type: [type] })
    await judgeOddType(stage)
  },
})
