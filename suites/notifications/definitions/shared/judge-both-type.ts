import type { Answer, Verification } from '../../../../src/scenario/index.js'
import { judgeRefusalType } from '../../shared/judge-refusal-type.js'

/** The type of the error for a definition that is an indicator and not dismissible. */
export const bothType = 'indicatorAndNotDismissibleMutuallyExclusive'

/** Judges the type of the error for a definition that is an indicator and not dismissible. */
export function judgeBothType(verification: Verification, answer: Answer): void {
  if (answer.status !== 400 && answer.status !== 422)
    return verification.undecided(
      `It was answered with ${answer.status}, and not refused as invalid.`,
      { remedy: 'let it be refused as invalid: 400 or 422' },
    )
  judgeRefusalType(verification, bothType, answer)
}
