import {
  type Answer,
  assumePermitted,
  type Stage,
  whatIsRequired,
} from '../../../src/scenario/index.js'

/** The preamble of stories that build on what only a supplement describes: what it takes may not be known whole. */
export function givenSuccess(stage: Pick<Stage, 'given' | 'giveUp'>, answer: Answer): void {
  const { status, operation } = answer
  assumePermitted(stage, answer)
  if (status >= 400 && status < 500)
    stage.giveUp(
      `${operation.id} was answered with ${status}: what it requires is not shown.`,
      whatIsRequired(operation),
    )
  stage.given(answer).status('2XX')
}
