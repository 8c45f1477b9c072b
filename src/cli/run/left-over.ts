import type { PutBack } from '../../scenario/put-back.js'
import type { Hooks } from '../../target/hooks.js'
import type { SharedListener } from './share-listener.js'

/** What would stay behind if everything ended at once, a phrase each. */
export const leftOver = (
  hooks: Hooks,
  putBack: PutBack,
  listener: SharedListener | undefined,
): readonly string[] => [
  ...hooks.begun().map((name) => `the state of hooks.${name}, which was begun and not ended`),
  ...[...putBack.owed()].map(
    ([scenario, count]) => `what ${scenario} changed (${count} not put back)`,
  ),
  ...(listener?.isOpen() ? ['calls of the target to the listener, which stay unanswered'] : []),
]
