import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { judgeBelowBoth } from './shared/judge-below-both.js'
import { judgeFurtherBelow } from './shared/judge-further-below.js'
import { judgeInnerName } from './shared/judge-inner-name.js'
import { sharedGroup, type Sharing } from './shared/shared-group.js'
import { stillThere } from './shared/still-there.js'

const noForeign = [
  'Every known group is below this one.',
  { remedy: 'let resolved text show another group with strings' },
] as const

export default scenario('With subgroups, the text of a group includes the groups below it', {
  verifies: {
    noSubgroups: 'text.resolved.no-subgroups',
    subgroups: 'text.resolved.subgroups',
    nesting: { requirement: 'text.groups.nesting', after: 'subgroups' },
  },
  touches: [shared('text.strings')],
  requests: 20,
  async steps(stage) {
    const { fixtures, assume, verify } = stage
    const group = await fixtures.groupWithSubgroups()
    const known = [...(await fixtures.groups()).keys()]
    const isBelow = (one: string): boolean => one.startsWith(`${group}.`)
    const isForeign = (one: string): boolean => one !== group && !isBelow(one)
    const query = { groups: [group] }

    const hasNone = async (without: typeof query & { readonly subgroups?: boolean }) => {
      const alone = await resolveText(stage, { query: without })
      const names = [...groupsOf(alone).keys()]
      const others = names.filter(isForeign)
      const sharing = await sharedGroup(stage, known, group, others)
      if (others.length > 0 && sharing.kind === 'none')
        assume(alone, 'text.resolved.groups').namesNoneOf('/groups', others)
      const below = new Set([...known, ...names].filter(isBelow))
      return verify.noSubgroups(alone).namesNoneOf('/groups', [...below])
    }
    await hasNone(query)
    await someTimes(() => hasNone({ ...query, subgroups: false }), often)

    const ask = () => resolveText(stage, { query: { ...query, subgroups: true } })
    // Nothing is written in between: what is kept for the group alone is not given for those below it.
    const atOnce = async () => (await Promise.all([resolveText(stage, { query }), ask()]))[1]
    const answer = await ask()
    const due = await stillThere(stage, [group, ...nextBelow(known, group)], answer)
    if (verify.subgroups(answer).names('/groups', due))
      await someTimes(async () => verify.subgroups(await atOnce()).names('/groups', due), often - 1)
    await judgeBelowBoth(stage, verify.subgroups, due, known.filter(isForeign))
    await judgeFurtherBelow(stage, verify.subgroups, known, group)
    await judgeInnerName(stage, verify.nesting, known)
    if (!known.some(isForeign)) return verify.nesting.undecided(...noForeign)
    const foreign = [...groupsOf(answer).keys()].filter(isForeign)
    const sharing = await sharedGroup(stage, known, group, foreign)
    // Names that begin alike, without a period where the group ends, are those of other groups.
    const isRight = (one: string): boolean => !isForeign(one) || mayComeAlong(sharing, group, one)
    verify.nesting(answer).namesOnly('/groups', `${group} and groups below it`, isRight)
  },
})

/** Whether a group may be the one that all groups share: where that is not to be seen, none that is called alike. */
const mayComeAlong = ({ kind }: Sharing, group: string, one: string): boolean =>
  kind === 'shared' || (kind === 'unknown' && !one.startsWith(group))

/** Whether those further below a group are subgroups of it as well is not said. */
const nextBelow = (known: readonly string[], group: string): readonly string[] =>
  known.filter((one) => one !== group && one.replace(/\.[^.]*$/, '') === group)
