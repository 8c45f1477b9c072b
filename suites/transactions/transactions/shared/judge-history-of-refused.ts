import { identify, type Stage, type Verification } from '../../../../src/scenario/index.js'
import { refusedCallers } from '../../shared/refused-callers.js'
import type { History } from '../../shared/history.js'
import { itemsOf } from '../../shared/items-of.js'

type Parts = Pick<Stage, 'customer' | 'anonymous' | 'restricted' | 'knows'> & {
  readonly fixtures: { history(): Promise<History> }
}

/**
 * Judges that a history holds none of the customer's transactions for a caller who lacks a credential, or the permission:
 * how they are refused is not shown.
 */
export async function judgeHistoryOfRefused(
  stage: Parts,
  notAccessible: Verification,
): Promise<void> {
  const { query, answer } = await stage.fixtures.history()
  const own = new Set(itemsOf(answer).map(identify))
  if (own.size === 0) return
  for (const caller of refusedCallers(stage)) {
    const shown = await caller.send('getTransactions', { query })
    if (itemsOf(shown).length > 0)
      notAccessible(shown).holdsNo("transaction of the customer's", (one) => own.has(identify(one)))
  }
}
