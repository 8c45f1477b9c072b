import type {
  Capabilities,
  CapabilityKind,
  Operation,
  LawStage,
} from '../../../src/scenario/index.js'

/**
 * What a law cannot do without: its case names it as `capability`, so that a suite that lacks it is not even loaded.
 *
 * @throws Error for an operation of a supplement of which the suite knows nothing
 */
export async function needed<K extends CapabilityKind>(
  { capability }: Pick<LawStage, 'capability'>,
  operation: Operation,
  kind: K,
): Promise<Capabilities[K]> {
  const found = await capability(operation, kind)
  if (found === undefined) throw new Error(`the suite has no ${kind} for ${operation.id}`)
  return found
}
