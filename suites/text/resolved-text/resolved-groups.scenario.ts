import { shared } from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { isOwnName } from '../shared/is-own-name.js'
import { plainString } from './shared/plain-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { sharedGroup } from './shared/shared-group.js'

const remedy = 'fixtures.text.group'

export default scenario('Resolved text of a group has its strings, and only those', {
  verifies: { groups: 'text.resolved.groups', ofStrings: 'text.groups.of-strings' },
  touches: [shared('text.strings')],
  async steps(stage) {
    const { customer, fixtures, assume, given, verify } = stage
    const group = await fixtures.group()
    const listed = await customer.send('getStrings', { path: { groupId: group } })
    given(listed).status(200)
    const answer = await resolveText(stage, { query: { groups: [group] } })
    const due = listed.items
      .map(({ name }) => name)
      .filter((name) => typeof name === 'string')
      .filter((name) => !isOwnName(name))
    if (due.length > 0) verify.groups(answer).names(`/groups/${group}`, due)
    // Groups below this one are judged by another requirement.
    const isOther = (one: string): boolean => one !== group && !one.startsWith(`${group}.`)
    const others = [...groupsOf(answer).keys()].filter(isOther)
    // All groups share one group; the contract shows neither which one nor what sharing means.
    const known = [...(await fixtures.groups()).keys()]
    const sharing = await sharedGroup(stage, known, group, others)
    if (sharing.kind === 'unknown')
      verify.groups.undecided(
        'Another group was included, perhaps as the one that all share; a third one would show it.',
        { remedy },
      )
    else if (others.length > 0 && sharing.kind === 'none')
      verify.groups(answer).namesNoneOf('/groups', others)
    else if (due.length === 0)
      verify.groups.undecided(`${group} lists no string that could be missing.`, { remedy })

    const plain = await plainString(stage, group, due)
    if (plain === undefined)
      return verify.ofStrings.undecided(
        'None of the strings shows texts that could be found again.',
        { remedy },
      )
    assume(answer, 'text.resolved.groups').names(`/groups/${group}`, [plain.name])
    verify
      .ofStrings(answer)
      .tells(pointerTo({ group, name: plain.name }), `one of ${plain.values.join(' | ')}`, (text) =>
        plain.values.includes(text),
      )
  },
})
