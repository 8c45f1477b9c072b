import type { Hooks } from '../../target/hooks.js'

/**
 * Ends what hooks began, once, however often it is asked for.
 *
 * @param onLeftOver a hook could not be ended: the target may not be as it was
 * @returns what went wrong, a message each
 */
export function endHooks(
  hooks: Hooks,
  redact: (text: string) => string,
  onLeftOver?: (message: string) => void,
): () => Promise<readonly string[]> {
  let ending: Promise<readonly string[]> | undefined
  return () =>
    (ending ??= hooks.endAll().then((failures) => {
      const messages = failures.map(({ message }) => redact(message))
      for (const message of messages) onLeftOver?.(message)
      return messages
    }))
}
