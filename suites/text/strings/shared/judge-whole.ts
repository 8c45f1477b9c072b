import type { Stage, Verification } from '../../../../src/scenario/index.js'
import { groupsOf } from '../../shared/groups-of.js'
import { isOwnName } from '../../shared/is-own-name.js'
import { resolveText } from '../../shared/resolve-text.js'

type Needs = Parameters<typeof resolveText>[0] & Pick<Stage, 'customer'>

/** What refuses a caller: who may read which group is not shown. */
const denied = [401, 403]

/** Verifies that the list of the strings of a group has all that are resolved. */
export async function judgeWhole(
  stage: Needs,
  verify: Verification,
  groupId: string,
  known: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  // What all groups share may show under each of them: the contract does not show what sharing means.
  const others = [...known].filter(([group]) => group !== groupId)
  const isShared = (name: string): boolean =>
    others.length > 0 && others.every(([, strings]) => strings.includes(name))
  await verify.confirmed(async (compare) => {
    const resolved = await resolveText(stage, { query: { groups: [groupId] } })
    const strings = await stage.customer.send('getStrings', { path: { groupId } })
    const due = [...(groupsOf(resolved).get(groupId)?.keys() ?? [])].filter(
      (name) => !isOwnName(name) && !isShared(name),
    )
    if (due.length === 0 || denied.includes(strings.status)) return
    if (!compare(strings).status(200)) return
    const allNamed = strings.items.every(({ name }) => typeof name === 'string')
    if (allNamed) compare(strings).holds(due, 'name')
  })
}
