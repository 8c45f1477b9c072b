import { shared } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { groupsAtOtherLevels } from './shared/groups-at-other-levels.js'
import { judgeGroupLinks } from './shared/judge-group-links.js'
import { judgeWhole } from './shared/judge-whole.js'

export default scenario('The list of the strings of a group is complete and links to the group', {
  verifies: { whole: 'text.textStrings.whole', groupLink: 'text.group.link' },
  touches: [shared('text.strings')],
  async steps(stage) {
    const { customer, fixtures, given, verify, giveUp } = stage
    const groupId = await fixtures.group()
    const list = await customer.send('getStrings', { path: { groupId } })
    given(list).status(200)
    if (list.items.length === 0) giveUp('The group has no strings.', 'fixtures.text.group')
    const groups = await fixtures.groups()
    for (const one of [groupId, ...groupsAtOtherLevels(groups, groupId)])
      await judgeWhole(stage, verify.whole, one, groups)
    const names = list.items.map(({ name }) => name).filter((name) => typeof name === 'string')
    const isOnce = new Set(names).size === names.length
    verify.whole(list).tells('/_embedded/items', 'each string once', () => isOnce)
    if (list.at('/count') !== undefined) verify.whole(list).at('/count', list.items.length)

    const textStringId = await fixtures.string()
    const one = await customer.send('getString', { path: { groupId, textStringId } })
    const listed = list.items.map((item) => {
      return { from: list, string: item, name: item['name'], pointer: '/_embedded/items' }
    })
    const alone =
      one.status === 200 ? [{ from: one, string: one.json, name: textStringId, pointer: '' }] : []
    const known = [...groups].filter(([group]) => group !== groupId)
    judgeGroupLinks(verify.groupLink, groupId, [...listed, ...alone], known)
  },
})
