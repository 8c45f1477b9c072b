import type { Verification } from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import { listOf } from './judge-moved.js'

/**
 * Judges that a list which a supplement describes does not hold notifications, by their identifiers: one that is named
 * otherwise there is not found. Nothing is judged where no supplement describes it.
 */
export async function judgeAbsent(
  at: Parameters<typeof listOf>[0] & {
    readonly interface: { readonly operations: readonly { readonly id: string }[] }
  },
  verification: Verification,
  operationId: string,
  what: string,
  ids: readonly string[],
): Promise<void> {
  if (!at.interface.operations.some(({ id }) => id === operationId)) return
  verification(await listOf(at, operationId)).holdsNo(what, isOneOf(...ids))
}
