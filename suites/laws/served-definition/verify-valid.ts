import type { Answer, LawStage, Verification } from '../../../src/scenario/index.js'

const shown = 5

/**
 * Records whether an OpenAPI document follows the specification of its version, as far as the linter can tell.
 *
 * @returns whether nothing that it can tell is against it
 */
export async function verifyValid(
  { lintDocument }: Pick<LawStage, 'lintDocument'>,
  verify: Verification,
  answer: Answer,
): Promise<boolean> {
  const lint = await lintDocument(answer)
  const { number } = answer.exchange
  if (lint.kind === 'not linted') {
    verify.undecided(lint.because, {
      remedy: 'let the target serve a definition that can be read',
      exchanges: [number],
    })
    return true
  }
  const [first] = lint.faults
  const more = lint.faults.length - shown
  const told = lint.faults.slice(0, shown).map(({ message, pointer }) => `${message} (${pointer})`)
  return verify(answer).that({
    holds: first === undefined,
    expected: 'a document that follows the specification of OpenAPI',
    actual: told.join('; ') + (more > 0 ? `; and ${more} more` : ''),
    pointer: first?.pointer,
  })
}
