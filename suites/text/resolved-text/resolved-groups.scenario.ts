import { shared } from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { isOwnName } from '../shared/is-own-name.js'
import { plainString } from './shared/plain-string.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { sharedGroup } from './shared/shared-group.js'

export default scenario('Resolved text of a group has its strings, and only those', {
  verifies: ['text.resolved.groups', 'text.groups.of-strings'],
  touches: [shared('text.strings')],
  async steps(stage) {
    const { customer, fixtures, given, verify, undecided } = stage
    const group = await fixtures.group()
    const known = await fixtures.groups()
    const listed = await customer.send('getStrings', { path: { groupId: group } })
    given(listed).status(200)
    const answer = await resolveText(stage, { query: { groups: [group] } })
    const groups = groupsOf(answer)
    const names = listed.items.map(({ name }) => name).filter((name) => typeof name === 'string')
    const texts = groups.get(group)
    const missing = names.filter((name) => !texts?.has(name) && !isOwnName(name))
    // What is below the group is another requirement's.
    const others = [...groups.keys()].filter((one) => one !== group && !one.startsWith(`${group}.`))
    // There is a group that all groups share; which one it is and what sharing means is not to be seen.
    const sharing = await sharedGroup(stage, [...known.keys()], group, others)
    const foreign = sharing.kind === 'none' ? others : []
    if (sharing.kind === 'unknown')
      undecided(
        'text.resolved.groups',
        `Another group came along, perhaps as the one that all share; a third one would tell.`,
        { remedy: 'fixtures.text.group' },
      )
    if (names.length === 0 && foreign.length === 0)
      undecided('text.resolved.groups', `No string of ${group} is listed that could be missing.`, {
        remedy: 'fixtures.text.group',
      })
    verify('text.resolved.groups', answer).that({
      holds: missing.length === 0 && foreign.length === 0,
      expected: `the ${names.length} strings of ${group}, and no other group`,
      actual:
        foreign.length > 0
          ? `the groups ${foreign.slice(0, 5).join(', ')} as well`
          : `without ${missing.slice(0, 5).join(', ')}`,
      pointer: '/groups',
      exchanges: [listed.exchange.number],
    })

    const plain = await plainString(stage, group, names)
    if (plain === undefined)
      return undecided(
        'text.groups.of-strings',
        'None of the strings shows texts that could be found again.',
        { remedy: 'fixtures.text.group' },
      )
    const text = texts?.get(plain.name)
    if (text === undefined)
      return undecided('text.groups.of-strings', `${plain.name} is not among the strings.`, {
        dependsOn: 'text.resolved.groups',
      })
    verify('text.groups.of-strings', answer).that({
      holds: plain.values.includes(text),
      expected: `${plain.name} in ${group}, with one of its texts`,
      actual: JSON.stringify(text),
      pointer: `/groups/${group}/${plain.name}`,
      exchanges: [listed.exchange.number],
    })
  },
})
