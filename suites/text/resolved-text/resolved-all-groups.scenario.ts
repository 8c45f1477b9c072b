import { shared, type Stage } from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { judgeKeys } from './shared/judge-keys.js'
import { isOwnName } from '../shared/is-own-name.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

/** As the prose has it, or as the pattern has it: what both exclude is excluded. */
const isGroupName = (name: string): boolean =>
  name.length <= 50 && /^[A-Za-z_][\w$]*(?:[.][A-Za-z_][\w$]*){0,2}$/.test(name)
const isStringName = (name: string): boolean => /^[A-Za-z_][\w$]*$/.test(name)
const rightForm = 'names of the form that the document gives'

const groupsTried = 8

type Needs = Pick<Stage, 'customer'> & {
  readonly fixtures: {
    allNamed(name: string): Promise<readonly string[]>
    groups(): Promise<unknown>
  }
}

export default scenario('Without groups named, all are resolved, and names have their form', {
  verifies: {
    allGroups: 'text.resolved.all-groups',
    groupNames: 'text.groups.name-form',
    stringNames: 'text.strings.name-form',
    keysReferred: 'text.references.unreferenced-not-listed',
  },
  touches: [shared('text.strings')],
  async steps(stage) {
    const { customer, fixtures, verify } = stage
    const answer = await resolveText(stage, {})
    const groups = groupsOf(answer)
    await judgeKeys(stage, verify.keysReferred, answer)
    // Groups below others are groups as well: a rule looks whether they are there.
    await resolveText(stage, { query: { subgroups: false } })
    verify.groupNames(answer).namesOnly('/groups', rightForm, isGroupName)
    for (const [group, texts] of groups)
      if (texts.size > 0 && isGroupName(group))
        verify.stringNames(answer).namesOnly(`/groups/${group}`, rightForm, isStringName)
    const due = await knownGroups(stage)
    if (due.length === 0 && groups.size < 2)
      verify.allGroups.undecided('No more than one group is known.', {
        remedy: 'fixtures.text.group',
      })
    else verify.allGroups(answer).names('/groups', due.length > 0 ? due : [...groups.keys()])
    for (const group of due.filter((one) => groups.has(one)))
      await verify.allGroups.confirmed(async (compare) => {
        // Strings that are answered where the group is asked for by name are answered here as well.
        const alone = await resolveText(stage, { query: { groups: [group] } })
        const names = [...(groupsOf(alone).get(group)?.keys() ?? [])]
        const texts = names.filter((one) => !isOwnName(one))
        if (texts.length === 0) return
        compare(await resolveText(stage, {})).names(`/groups/${group}`, texts)
      })
    const listed = await customer.send('getStrings', { path: { groupId: await fixtures.group() } })
    const items = listed.status === 200 ? listed.items : []
    const named = items.filter(({ name }) => typeof name === 'string')
    if (named.length > 0)
      verify
        .stringNames(listed)
        .holdsOnly(`strings with ${rightForm}`, ({ name }) => isStringName(String(name)), 'name')
    stage.giveUp('No group shows the name of a string.', 'fixtures.text.group')
  },
})

/** Groups that are known otherwise: named by the profile, and found to have strings. */
async function knownGroups({ customer, fixtures }: Needs): Promise<readonly string[]> {
  // Text that is generated on the first request is asked for by the story about that first.
  await fixtures.groups()
  const kinds = ['group', 'groupWithSubgroups', 'otherWritableGroup', 'generatedGroup']
  const given = kinds.map((one) => fixtures.allNamed(one))
  const due: string[] = []
  const tried = [...new Set((await Promise.all(given)).flat())].slice(0, groupsTried)
  for (const groupId of tried) {
    const { status, items } = await customer.send('getStrings', { path: { groupId } })
    if (status === 200 && items.length > 0) due.push(groupId)
  }
  return due
}
