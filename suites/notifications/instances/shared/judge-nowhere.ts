import type { Answer, Item, Look, Sender, Stage } from '../../../../src/scenario/index.js'
import { activeList, identifierMember } from '../../shared/active-list.js'

/**
 * Judges that a notification which a user is not to see is not listed for several contexts, whichever comes first, nor where
 * none is asked for. Which contexts can be asked for, and whether one has to be, is not shown: other answers are passed over.
 *
 * @param isOne tells of an item of a list whether it is one of those
 */
export async function judgeNowhere(
  stage: Pick<Stage, 'operation' | 'fixtures' | 'giveUp'>,
  sender: Sender,
  look: Look,
  { what, isOne, cause }: { what: string; isOne(item: Item): boolean; cause?: Answer | undefined },
): Promise<void> {
  const name = String(await stage.fixtures['contextName']?.())
  const key = identifierMember(stage.operation('getActiveNotifications'))
  const causes = cause === undefined ? [] : [cause]
  for (const contexts of [[name, 'global'], ['global', name], []]) {
    const { answer } = await activeList(stage, sender, contexts)
    if (answer.status === 200) look(answer, ...causes).holdsNo(what, isOne, key)
  }
}
