import { type Answer, assumePermitted, type Stage } from '../../../src/scenario/index.js'

/** Statuses that may mean that a body needs members of which that is not shown. */
const mayNeedMore = [400, 422]

/** The preamble of stories that build on a definition of ours: it is created. */
export function assumeCreated(stage: Pick<Stage, 'assume' | 'giveUp'>, created: Answer): void {
  const { status, operation } = created
  assumePermitted(stage, created)
  if (mayNeedMore.includes(status))
    stage.giveUp(
      `${operation.id} was answered with ${status}: which members a body needs is not shown.`,
      `let ${operation.id} take the members that the documents show`,
    )
  const requirement =
    operation.id === 'createGlobalDefinition'
      ? 'notifications.createGlobalDefinition.creation-answered'
      : 'notifications.createDefinition.creation-answered'
  stage.assume(created, requirement).status(201)
}
