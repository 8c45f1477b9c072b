import { shared } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { groupsAtOtherLevels } from './shared/groups-at-other-levels.js'
import { judgeByName } from './shared/judge-by-name.js'

const mostStrings = 8

export default scenario('A string of the list can be read by its name', {
  verifies: {
    nameIsId: 'text.textString.name-is-id',
    noError: 'text.textString.no-error',
  },
  touches: [shared('text.strings')],
  async steps(stage) {
    const { customer, fixtures, given, giveUp } = stage
    const groupId = await fixtures.group()
    const listOf = (one: string) => customer.send('getStrings', { path: { groupId: one } })
    const list = await listOf(groupId)
    given(list).status(200)
    if (!(await judgeByName(stage, groupId, list, mostStrings)))
      giveUp('The list names no string.', 'fixtures.text.group')
    // The periods in the name of a group end no part of a path.
    for (const one of groupsAtOtherLevels(await fixtures.groups(), groupId)) {
      const other = await listOf(one)
      if (other.status === 200) await judgeByName(stage, one, other, 1)
    }
  },
})
