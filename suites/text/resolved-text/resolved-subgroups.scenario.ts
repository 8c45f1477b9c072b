import { shared } from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { sharedGroup } from './shared/shared-group.js'

const requirements = [
  'text.resolved.no-subgroups',
  'text.resolved.subgroups',
  'text.groups.nesting',
]

export default scenario('With subgroups a group brings those below it', {
  verifies: requirements,
  touches: [shared('text.strings')],
  async steps(stage) {
    const { fixtures, verify, undecided } = stage
    const group = await fixtures.groupWithSubgroups()
    const known = [...(await fixtures.groups()).keys()]
    const isBelow = (one: string): boolean => one.startsWith(`${group}.`)
    const below = known.filter(isBelow)
    const query = { groups: [group] }

    for (const without of [query, { ...query, subgroups: false }]) {
      const alone = await resolveText(stage, { query: without })
      const others = [...groupsOf(alone).keys()].filter((one) => one !== group && !isBelow(one))
      const sharing = await sharedGroup(stage, known, group, others)
      if (others.length > 0 && sharing.kind === 'none') {
        for (const one of requirements)
          undecided(one, 'The parameter groups is not heeded.', {
            dependsOn: 'text.resolved.groups',
          })
        return
      }
      const brought = [...groupsOf(alone).keys()].filter(isBelow)
      verify('text.resolved.no-subgroups', alone).that({
        holds: brought.length === 0,
        expected: `no group below ${group}`,
        actual: brought.join(', '),
        pointer: '/groups',
      })
    }
    const answer = await resolveText(stage, { query: { ...query, subgroups: true } })
    const names = [...groupsOf(answer).keys()]
    const missing = below.filter((one) => !names.includes(one))
    verify('text.resolved.subgroups', answer).that({
      holds: missing.length === 0,
      expected: `the groups below it: ${below.join(', ')}`,
      actual: `without ${missing.join(', ')}`,
      pointer: '/groups',
    })
    // Names that begin alike, without a period where the group ends, are those of other groups.
    const alike = names.filter((one) => one.startsWith(group) && one !== group && !isBelow(one))
    const outside = known.filter((one) => one !== group && !isBelow(one))
    if (outside.length === 0)
      return undecided('text.groups.nesting', 'Every group is below this one.')
    if (missing.length === below.length)
      return undecided('text.groups.nesting', 'No group below it was answered.', {
        dependsOn: 'text.resolved.subgroups',
      })
    const foreign = names.filter((one) => one !== group && !isBelow(one))
    const sharing = await sharedGroup(stage, known, group, foreign)
    verify('text.groups.nesting', answer).that({
      holds: alike.length === 0 && (foreign.length === 0 || sharing.kind !== 'none'),
      expected: `besides ${group} only groups whose names begin with ${group} and a period`,
      actual: foreign.slice(0, 5).join(', '),
      pointer: '/groups',
    })
  },
})
