import { identify, type Stage } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

/** Fixtures that name accounts of the customer, which getAccount may show. */
const kinds = [
  'internal',
  'viewable',
  'namedTwice',
  'sharedWithAgent',
  'incompleteAtFirst',
] as const
/** What any account that is eligible for transfers may allow. */
const query = { allows: 'transferTo', secCode: 'ppd' }

export default scenario('The list of accounts holds internal and external ones', {
  verifies: { internalAndExternal: 'accounts.listAccounts.internal-and-external' },
  async steps(stage) {
    const { operation, fixtures, walkList, verify, giveUp } = stage
    const list = operation('listAccounts')
    const held = async (location: string) =>
      (await walkList(list, { query: { location } })).items.map(identify)
    // What the profile names shows what a list leaves out; of an internal one can be seen whether it is still there.
    const isNoneListed = (await held('internal')).length === 0
    const named = isNoneListed ? await namedOrEligible(stage) : await fixtures.allNamed('internal')
    const internal = await firstThere(stage, named)
    const [external] = await fixtures.allNamed('external')
    // There is one of either; one that was found may be closed by now. What a location lists is there.
    if (internal === undefined && isNoneListed) await fixtures.internalAccount()
    const wanted = [internal, external].filter((id) => id !== undefined)
    // A list that leaves them out does not show that there is none; one that holds nothing is wrong without them.
    const isEnough = isNoneListed && internal !== undefined
    if (!isEnough && (await held('external')).length === 0) await fixtures.external()
    await verify.internalAndExternal.confirmed(async (compare) => {
      // What either location has is in the list of both.
      const each = [...(await held('internal')), ...(await held('external'))]
      const due = new Set([...wanted, ...each])
      if (due.size === 0)
        giveUp('Every account was closed before it was listed.', 'run again while accounts stay')
      compare(await walkList(list)).holds([...due])
    })
  },
})

type Needs = Pick<Stage, 'customer' | 'operation' | 'walkList'> & {
  readonly fixtures: { allNamed(name: string): Promise<readonly string[]> }
}

/** Accounts of the customer that no list of all accounts told of. */
async function namedOrEligible({
  fixtures,
  operation,
  walkList,
}: Needs): Promise<readonly string[]> {
  const named = await Promise.all(kinds.map((kind) => fixtures.allNamed(kind)))
  const eligible = await walkList(operation('listEligibleAchAccounts'), { query })
  const internal = eligible.items.filter((one) => one['location'] === 'internal')
  return [...named.flat(), ...internal.map(identify)]
}

/** The first of some accounts that is still there; undefined where none is. */
async function firstThere(
  { customer }: Needs,
  ids: readonly string[],
): Promise<string | undefined> {
  for (const accountId of ids.slice(0, 5)) {
    const { status } = await customer.send('getAccount', { path: { accountId } })
    if (status === 200) return accountId
  }
  return undefined
}
