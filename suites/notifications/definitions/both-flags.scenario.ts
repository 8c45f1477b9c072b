import { awaitAftermath, shared, someTimes } from '../../../src/scenario/index.js'
import { createOwn, removeDefinition } from '../shared/create-own.js'
import { bothType, judgeBothType } from './shared/judge-both-type.js'
import { judgeFurtherType } from '../shared/judge-further-type.js'
import { judgeNotMade } from './shared/judge-not-made.js'
import { neverBothFlags } from './shared/never-both-flags.js'
import { ownDefinition, ownType } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A definition is not created as an indicator that is not dismissible', {
  verifies: {
    refused: 'notifications.createDefinition.both-refused',
    errorType: {
      requirement: 'notifications.errors.indicatorAndNotDismissibleMutuallyExclusive',
      after: 'refused',
    },
  },
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, random, verify } = stage
    // Each by itself is in order; whether notDismissible can be given at all is open.
    await createOwn(stage, { indicator: true })
    const json = ownDefinition(ownType(random), { notDismissible: true })
    const standing = await admin.send('createDefinition', { json })
    removeDefinition(stage, standing)
    const isGiven = standing.status === 201 && standing.at('/notDismissible') === true

    const type = ownType(random)
    const attempt = async () => {
      const both = { ...json, type, indicator: true }
      const answer = await admin.send('createDefinition', { json: both })
      removeDefinition(stage, answer)
      verify.refused(answer).status(201, 400, 422)
      if (answer.status === 201) neverBothFlags(verify.refused, answer)
      return answer
    }
    const answer = await attempt()
    // What is created with one of them is created once, and what is refused is so each time.
    if (answer.status !== 201)
      await someTimes(async () => {
        const again = await attempt()
        const { status } = again
        if (isGiven && (status === 400 || status === 422))
          judgeFurtherType(verify.errorType, bothType, again)
        return status !== 201
      })
    if (answer.status !== 201) {
      await awaitAftermath(stage)
      await judgeNotMade(stage, verify.refused, type)
    }
    if (!isGiven)
      return verify.errorType.undecided(
        'The target does not let a definition be created as not dismissible.',
        { remedy: 'let an administrator create what is not dismissible' },
      )
    judgeBothType(verify.errorType, answer)
  },
})
