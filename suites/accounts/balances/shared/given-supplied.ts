import type { Answer, Stage } from '../../../../src/scenario/index.js'

/**
 * A preamble of what asks for balances: the banking core supplied them.
 *
 * @throws Undecided for 503, which any request for balances may be answered with
 */
export function givenSupplied({ giveUp }: Pick<Stage, 'giveUp'>, answer: Answer): void {
  if (answer.status === 503)
    giveUp(
      'The request was answered with 503: the banking core could not supply a balance.',
      'run again while the banking core supplies every balance',
      answer,
    )
}
