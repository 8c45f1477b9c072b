import type { Sender, Stage } from '../../../../src/scenario/index.js'
import { type ActiveList, activeList } from '../../shared/active-list.js'

/** Asks for the active notifications of a user in the context of our definitions, and for global ones at once. */
export const widerList = async (
  stage: Pick<Stage, 'operation' | 'fixtures'>,
  sender: Sender,
): Promise<ActiveList> =>
  activeList(stage, sender, [String(await stage.fixtures['contextName']?.()), 'global'])
