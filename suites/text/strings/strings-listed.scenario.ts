import { shared } from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { isOwnName } from '../shared/is-own-name.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { judgeGroupLinks } from './shared/judge-group-links.js'

export default scenario('The list of the strings of a group is complete and links to the group', {
  verifies: { whole: 'text.textStrings.whole', groupLink: 'text.group.link' },
  touches: [shared('text.strings')],
  async steps(stage) {
    const { customer, fixtures, given, verify, giveUp } = stage
    const groupId = await fixtures.group()
    const list = await customer.send('getStrings', { path: { groupId } })
    given(list).status(200)
    if (list.items.length === 0) giveUp('The group has no strings.', 'fixtures.text.group')
    // What all groups share may show under each of them: the contract does not show what sharing means.
    const known = [...(await fixtures.groups())].filter(([group]) => group !== groupId)
    const isShared = (name: string): boolean =>
      known.length > 0 && known.every(([, strings]) => strings.includes(name))
    await verify.whole.confirmed(async (compare) => {
      const resolved = await resolveText(stage, { query: { groups: [groupId] } })
      const strings = await customer.send('getStrings', { path: { groupId } })
      const due = [...(groupsOf(resolved).get(groupId)?.keys() ?? [])].filter(
        (name) => !isOwnName(name) && !isShared(name),
      )
      const allNamed = strings.items.every(({ name }) => typeof name === 'string')
      if (due.length > 0 && allNamed) compare(strings).holds(due, 'name')
    })
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
    judgeGroupLinks(verify.groupLink, groupId, [...listed, ...alone], known)
  },
})
