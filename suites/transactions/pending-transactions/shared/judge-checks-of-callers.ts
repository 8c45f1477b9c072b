import { identify, type Sender, type Verification } from '../../../../src/scenario/index.js'
import { readPending } from '../../shared/read-pending.js'

/** Judges that no caller is shown a transaction for two numbers of checks: it has one check. */
export async function judgeChecksOfCallers(
  callers: readonly Sender[],
  one: Verification,
  number: number,
): Promise<void> {
  for (const caller of callers)
    await one.confirmed(async (compare) => {
      const mine = await readPending(caller, { checkNumber: String(number) })
      const others = await readPending(caller, { checkNumber: String(number + 1) })
      if (mine.items.length > 0 && others.items.length > 0)
        compare(mine).lacks(others.items.map(identify))
    })
}
