import { shared } from '../../../src/scenario/index.js'
import { createOwn, removeDefinition } from '../shared/create-own.js'
import { judgeRefusalType } from '../shared/judge-refusal-type.js'
import { ownDefinition, ownType } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'

const refused = 'notifications.createDefinition.both-refused'
const errorType = 'notifications.errors.indicatorAndNotDismissibleMutuallyExclusive'

export default scenario('A definition is not created as an indicator that is not dismissible', {
  verifies: [refused, errorType],
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, random, verify, undecided } = stage
    // Each by itself is in order; whether notDismissible can be given at all is open.
    await createOwn(stage, { indicator: true })
    const json = ownDefinition(ownType(random), { notDismissible: true })
    const standing = await admin.send('createDefinition', { json })
    removeDefinition(stage, standing)
    const isGiven = standing.status === 201 && standing.at('/notDismissible') === true

    const both = { ...json, type: ownType(random), indicator: true }
    const answer = await admin.send('createDefinition', { json: both })
    removeDefinition(stage, answer)
    verify(refused, answer).status(201, 400, 422)
    if (answer.status === 201) {
      const flags = [answer.at('/indicator'), answer.at('/notDismissible')]
      verify(refused, answer).that({
        holds: !flags.every((flag) => flag === true),
        expected: 'a refusal, or a definition that is not both',
        actual: 'an indicator that is not dismissible',
        pointer: '/notDismissible',
      })
    }
    if (!isGiven)
      return undecided(
        errorType,
        'The target does not let a definition be created as not dismissible.',
      )
    if (answer.status !== 400 && answer.status !== 422)
      return undecided(errorType, 'It was not refused.', { dependsOn: refused })
    judgeRefusalType(stage, errorType, answer, refused)
  },
})
