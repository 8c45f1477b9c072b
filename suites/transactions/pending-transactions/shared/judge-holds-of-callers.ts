import { identify, type Sender, type Verification } from '../../../../src/scenario/index.js'
import { readPending } from '../../shared/read-pending.js'
import { listsByHold } from './lists-by-hold.js'

interface Verifications {
  readonly single: Verification
  readonly several: Verification
}

const fixtures = { allNamed: async (): Promise<readonly string[]> => [] }

/** Judges the pending lists of callers by hold state: none holds what another one holds, and together they hold all. */
export async function judgeHoldsOfCallers(
  callers: readonly Sender[],
  { single, several }: Verifications,
): Promise<void> {
  for (const caller of callers) {
    await single.confirmed(async (compare) => {
      for (const { state, walk, isOfAnother } of await listsByHold(caller, fixtures))
        if (walk.items.length > 0)
          compare(walk).holdsOnly(`those whose hold is ${state}`, (item) => !isOfAnother(item))
    })
    await several.confirmed(async (compare) => {
      const [both, ...each] = await Promise.all(
        [['active', 'expired'], ['active'], ['expired']].map((holdState) =>
          readPending(caller, { holdState }, 20),
        ),
      )
      if (both === undefined || each.some(({ end }) => end.kind !== 'complete')) return
      const ids = new Set(each.flatMap(({ items }) => items.map(identify)))
      if (both.items.length > 0)
        compare(both).holdsOnly('those of one of the states', (item) => ids.has(identify(item)))
      if (both.end.kind === 'complete' && ids.size > 0) compare(both).holds([...ids])
    })
  }
}
