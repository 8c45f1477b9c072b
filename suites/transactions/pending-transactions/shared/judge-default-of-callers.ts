import { identify, type Sender, type Verification } from '../../../../src/scenario/index.js'
import { readPending } from '../../shared/read-pending.js'

/** Judges the pending lists of callers without holdState: they hold what has no hold, no matter who asks. */
export async function judgeDefaultOfCallers(
  callers: readonly Sender[],
  holdDefault: Verification,
): Promise<void> {
  for (const caller of callers)
    await holdDefault.confirmed(async (compare) => {
      const usual = await readPending(caller, {}, 20)
      const none = await readPending(caller, { holdState: ['none'] }, 20)
      if (none.end.kind !== 'complete' || usual.items.length === 0) return
      const due = none.items.map(identify)
      compare(usual).holdsOnly('those of holdState none', (one) => due.includes(identify(one)))
    })
}
