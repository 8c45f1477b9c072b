import { shared } from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { isOwnName } from '../shared/is-own-name.js'
import { judgeTexts } from './shared/judge-texts.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { sharedGroup } from './shared/shared-group.js'

const remedy = 'fixtures.text.group'

export default scenario('Resolved text of a group has its strings, and only those', {
  verifies: {
    groups: 'text.resolved.groups',
    ofStrings: { requirement: 'text.groups.of-strings', after: 'groups' },
  },
  touches: [shared('text.strings')],
  async steps(stage) {
    const { customer, fixtures, given, verify } = stage
    const group = await fixtures.group()
    const list = async () => {
      const listed = await customer.send('getStrings', { path: { groupId: group } })
      given(listed).status(200)
      const names = listed.items.map(({ name }) => name).filter((name) => typeof name === 'string')
      return names.filter((name) => !isOwnName(name))
    }
    const ask = () => resolveText(stage, { query: { groups: [group] } })
    const due = await list()
    // Others write strings and take them away.
    await verify.groups.confirmed(async (compare) => {
      const [listed, resolved] = [await list(), await ask()]
      if (listed.length > 0) compare(resolved).names(`/groups/${group}`, listed)
    })
    const answer = await ask()
    // Groups below this one are judged by another requirement.
    const isOther = (one: string): boolean => one !== group && !one.startsWith(`${group}.`)
    const others = [...groupsOf(answer).keys()].filter(isOther)
    // All groups share one group; the contract shows neither which one nor what sharing means.
    const known = [...(await fixtures.groups()).keys()]
    const sharing = await sharedGroup(stage, known, group, others)
    if (sharing.kind === 'unknown')
      verify.groups.undecided(
        'Another group was included, perhaps as the one that all share; a third one would show it.',
        { remedy: 'let resolved text show another group with strings' },
      )
    else if (others.length > 0 && sharing.kind === 'none')
      verify.groups(answer).namesNoneOf('/groups', others)
    else if (due.length === 0)
      verify.groups.undecided(`${group} lists no string that could be missing.`, { remedy })

    await judgeTexts(stage, verify.ofStrings, group, due)
  },
})
