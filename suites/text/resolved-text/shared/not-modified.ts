import type { Answer, Stage } from '../../../../src/scenario/index.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { stringPath } from '../../shared/string-path.js'

interface Listed {
  readonly group: string
  /** Strings that a list showed as modified before. */
  readonly names: readonly string[]
  readonly since: string
}

/**
 * Leaves out strings that an answer shows and that say of themselves that they were modified since: others may have
 * done so after the list was read, or the list tells of them otherwise, which another requirement is about.
 */
export async function notModified(
  { customer }: Pick<Stage, 'customer'>,
  { group, names, since }: Listed,
  answer: Answer,
): Promise<readonly string[]> {
  const kept: string[] = []
  for (const name of names) {
    const isShown = answer.at(pointerTo({ group, name })) !== undefined
    const alone = isShown && (await customer.send('getString', stringPath(group, name)))
    const modified = alone ? Date.parse(String(alone.at('/modifiedAt'))) : Number.NaN
    if (!(modified > Date.parse(since))) kept.push(name)
  }
  return kept
}
