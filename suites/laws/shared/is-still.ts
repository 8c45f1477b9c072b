import {
  identify,
  type NumberedWalk,
  type Operation,
  type Stage,
} from '../../../src/scenario/index.js'
import { readAgain } from './numbered-pages.js'

/** Whether a list is what it was; of a longer one, as far as it was read. */
export async function isStill(
  stage: Stage,
  operation: Operation,
  { items }: NumberedWalk,
): Promise<boolean> {
  const now = await readAgain(stage, operation)
  return now.items.map(identify).join('\n') === items.map(identify).join('\n')
}
