import { type Answer, assumePermitted, type Stage } from '../../../../src/scenario/index.js'

/** The preamble of stories that build on a memo of ours: it is written, unless its transaction does not exist any more. */
export async function assumeWritten(
  stage: Pick<Stage, 'assume' | 'given' | 'giveUp'>,
  put: Answer,
  /** Looks whether the transaction is there, as the one who wrote. */
  look: () => Promise<Answer>,
): Promise<void> {
  assumePermitted(stage, put)
  if (put.status === 404 && (await look()).status !== 200) stage.given(put).status(200, 201)
  stage.assume(put, 'transactions.memo.created').status(200, 201)
}
