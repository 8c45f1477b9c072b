import type { Answer, LawStage, Verification } from '../../../src/scenario/index.js'

const shown = 5

/** Records whether an OpenAPI document follows the specification of its version, as far as the linter can tell. */
export async function verifyValid(
  { lintDocument }: Pick<LawStage, 'lintDocument'>,
  verify: Verification,
  answer: Answer,
): Promise<void> {
  const lint = await lintDocument(answer)
  const { number } = answer.exchange
  if (lint.kind === 'not linted')
    return verify.undecided(lint.because, {
      remedy: 'let the target serve a definition that can be read',
      exchanges: [number],
    })
  const [first] = lint.faults
  const more = lint.faults.length - shown
  const told = lint.faults.slice(0, shown).map(({ message, pointer }) => `${message} (${pointer})`)
  verify(answer).that({
    holds: first === undefined,
    expected: 'a document that follows the specification of OpenAPI',
    actual: told.join('; ') + (more > 0 ? `; and ${more} more` : ''),
    pointer: first?.pointer,
  })
}
