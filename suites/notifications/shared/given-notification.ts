import { type Answer, assumePermitted, type Stage } from '../../../src/scenario/index.js'

/**
 * The preamble of stories that build on a notification of ours: it is created. What that takes is for a supplement to
 * describe, and for the profile to give.
 */
export function givenNotification(stage: Pick<Stage, 'given' | 'giveUp'>, created: Answer): void {
  const { status } = created
  assumePermitted(stage, created)
  if (status >= 400 && status < 500)
    stage.giveUp(
      `Nothing was created (${status}); the context may not fit the definition.`,
      'fixtures.notifications.contextName',
      created,
    )
  stage.given(created).status('2XX')
}
