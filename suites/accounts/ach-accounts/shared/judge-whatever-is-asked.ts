import {
  identify,
  type Item,
  type RequestInput,
  type Stage,
  valueAt,
  type Verification,
  type Walk,
} from '../../../../src/scenario/index.js'
import { secCodes } from './sec-codes.js'

const list = 'listEligibleAchAccounts'
const permissions = ['billPay', 'transferFrom', 'transferTo', 'mobileCheckDeposit', 'viewCards']

/** An account of the agent itself that is in no list of the business for a SEC code for which it is in its own. */
interface Stranger {
  readonly id: string
  readonly secCode: string
  /** What the agent may do with it. */
  readonly permissions: readonly string[]
}

const allowing = ({ items }: Pick<Walk, 'items'>, permission: string): readonly string[] =>
  items.filter((item) => valueAt(item, `/allows/${permission}`) === true).map(identify)

/**
 * Verifies that an agent gets the accounts of the business for each SEC code and each permission, not its own ones: an
 * account that is its own for several of them, and none of the business for one, is none for another.
 */
export async function judgeWhateverIsAsked(
  { agent, walk }: Pick<Stage, 'agent' | 'walk'>,
  agentEntitled: Verification,
  query: NonNullable<RequestInput['query']>,
): Promise<void> {
  const readAll = async () =>
    Promise.all(
      secCodes.map(async (secCode) => {
        const asked = { ...query, secCode }
        const [own, business] = await Promise.all([
          agent.send(list, { query: { ...asked, customerId: undefined } }),
          walk(agent, list, asked),
        ])
        const isWhole = business.end.kind === 'complete'
        const ids = new Set(business.items.map(identify))
        const others = isWhole ? own.items.filter((one) => !ids.has(identify(one))) : []
        const strangers = others.map((one): Stranger => {
          const allowed = permissions.filter((name) => valueAt(one, `/allows/${name}`) === true)
          return { id: identify(one), secCode, permissions: allowed }
        })
        // An account may be the agent's own for one kind of transfer, and of the business for another.
        return { secCode, pages: business, own: own.items.map(identify), strangers }
      }),
    )
  await agentEntitled.confirmed(async (compare) => {
    const lists = await readAll()
    const strangers = lists.flatMap((each) => each.strangers)
    const known = new Set(strangers.map(({ id }) => id))
    const [one] = strangers.toSorted((a, b) => b.permissions.length - a.permissions.length)
    const secCode = one?.secCode ?? query['secCode']
    const narrowed = await Promise.all(
      permissions.map(async (name) => {
        const asked = { ...query, secCode }
        const [beside, alone] = await Promise.all([
          walk(agent, list, { ...asked, allows: ['view', name] }),
          walk(agent, list, { ...asked, allows: name }),
        ])
        return { name, beside, alone, allowed: allowing(beside, name) }
      }),
    )
    const own = strangers.filter((each) => each.secCode === secCode).map(({ id }) => id)
    const isStrange = (item: Item) => own.includes(identify(item))
    // Beside the permission to view, for which it is no account of the business; others may come without it.
    for (const each of [...lists, ...narrowed.map(({ beside }) => ({ pages: beside, own }))]) {
      const ids = each.own.filter((id) => known.has(id))
      if (each.pages.items.some((item) => ids.includes(identify(item))))
        compare(each.pages).lacks(ids)
    }
    const whole = lists.find((each) => each.secCode === secCode)?.pages
    for (const { name, beside, alone, allowed } of narrowed) {
      // What the agent may do with it as the whole list tells, it may as well where that is asked for.
      const found = new Set(alone.items.map(identify))
      const due = (whole === undefined ? [] : allowing(whole, name)).filter((id) => !found.has(id))
      const areWhole = [beside, alone].every(({ end }) => end.kind === 'complete')
      // What one of two walks misses, the list may have moved on the way.
      if (areWhole && due.length > 0) compare(beside).holds(due)
      const viewed = alone.items.filter((item) => valueAt(item, '/allows/view') === true)
      const wrong = viewed.filter(isStrange).map(identify)
      if (wrong.length > 0) compare(alone).lacks(wrong)
      if (alone.end.kind === 'complete' && allowed.length > 0) compare(alone).holds(allowed)
    }
  })
}
