import { shared } from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { isOwnName } from '../shared/is-own-name.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

/** As the prose has it, or as the pattern has it: what both exclude is excluded. */
const isGroupName = (name: string): boolean =>
  name.length <= 50 && /^[A-Za-z_][\w$]*(?:[.][A-Za-z_][\w$]*){0,2}$/.test(name)
const isStringName = (name: string): boolean => /^[A-Za-z_][\w$]*$/.test(name)

const groupsTried = 8

export default scenario('Without groups every group is resolved, and the names have their form', {
  verifies: ['text.resolved.all-groups', 'text.groups.name-form', 'text.strings.name-form'],
  touches: [shared('text.strings')],
  async steps(stage) {
    const { customer, fixtures, verify, undecided } = stage
    const answer = await resolveText(stage, {})
    const groups = groupsOf(answer)
    const names = [...groups.keys()]
    const strings = [...groups.values()].flatMap((texts) => [...texts.keys()])
    const told = [
      ['text.groups.name-form', names.filter((name) => !isGroupName(name)), names],
      ['text.strings.name-form', strings.filter((name) => !isStringName(name)), strings],
    ] as const
    for (const [requirement, wrong, all] of told)
      if (all.length === 0) undecided(requirement, 'Resolved text holds no names.')
      else
        verify(requirement, answer).that({
          holds: wrong.length === 0,
          expected: 'names of the form that the document gives',
          actual: wrong.slice(0, 5).join(', '),
          pointer: '/groups',
        })

    // Groups that are known otherwise: named by the profile, and found to have strings.
    const named = ['group', 'groupWithSubgroups', 'otherWritableGroup'].map((one) =>
      fixtures.allNamed(one),
    )
    const given = [...new Set((await Promise.all(named)).flat())]
    const listed = await Promise.all(
      given.slice(0, groupsTried).map(async (groupId) => {
        const { status, items } = await customer.send('getStrings', { path: { groupId } })
        return status === 200 && items.length > 0 ? [groupId] : []
      }),
    )
    const due = listed.flat()
    if (due.length === 0 && names.length < 2)
      return undecided('text.resolved.all-groups', 'No more than one group is known.', {
        remedy: 'fixtures.text.group',
      })
    const missing: string[] = []
    for (const group of due) {
      // Strings that are answered where the group is asked for by name are answered here as well.
      const alone = await resolveText(stage, { query: { groups: [group] } })
      const texts = [...(groupsOf(alone).get(group)?.keys() ?? [])]
      if (!groups.has(group)) missing.push(group)
      else
        for (const name of texts)
          if (!groups.get(group)?.has(name) && !isOwnName(name)) missing.push(`${group}.${name}`)
    }
    verify('text.resolved.all-groups', answer).that({
      holds: missing.length === 0,
      expected: `the strings of ${due.join(', ') || names.slice(0, 5).join(', ')}`,
      actual: `without ${missing.slice(0, 5).join(', ')}`,
      pointer: '/groups',
    })
    for (const { name: listedName } of await stringNames(stage, await fixtures.group()))
      if (typeof listedName === 'string' && !isStringName(listedName))
        verify('text.strings.name-form', answer).that({
          holds: false,
          expected: 'a letter or an underscore, then letters, digits, underscores and dollar signs',
          actual: listedName,
        })
  },
})

const stringNames = async (
  { customer }: { readonly customer: Parameters<typeof resolveText>[0]['customer'] },
  groupId: string,
) => {
  const answer = await customer.send('getStrings', { path: { groupId } })
  return answer.status === 200 ? answer.items : []
}
