import type { Answer, Verification } from '../../../../src/scenario/index.js'

/** Verifies that an answer lists keys that lead nowhere. */
export const listsKeys = (
  verify: Verification,
  answer: Answer,
  ...keys: readonly string[]
): boolean =>
  verify(answer).tells('/unresolvedKeys', `among them ${keys.join(' and ')}`, (listed) =>
    keys.every((key) => [listed ?? []].flat().includes(key)),
  )
