import {
  type Answer,
  awaitAftermath,
  type Item,
  shared,
  someTimes,
  type Verification,
} from '../../../src/scenario/index.js'
import { assumeCreated } from '../shared/assume-created.js'
import { removeDefinition } from '../shared/create-own.js'
import { listDefinitions } from './shared/list-definitions.js'
import { ownDefinition, ownGlobal, ownType } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'

/** A body whose text holds the type, by which what became of it is found. */
function bodyOf(operation: string, type: string): object {
  const text = `Assay made ${type}.`
  return operation === 'createDefinition'
    ? ownDefinition(type, { message: { text } })
    : ownGlobal(text)
}

export default scenario('A customer cannot create definitions', {
  verifies: {
    definition: 'notifications.createDefinition.administrative',
    globalOne: 'notifications.createGlobalDefinition.administrative',
  },
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, customer, random, verify } = stage
    const judge = async (operation: string, refused: Verification) => {
      // What is refused below is refused for who asks: of the administrator it is accepted.
      const accepted = await admin.send(operation, { json: bodyOf(operation, ownType(random)) })
      removeDefinition(stage, accepted)
      assumeCreated(stage, accepted)
      const type = ownType(random)
      let answer: Answer | undefined
      const areRefused = await someTimes(async () => {
        answer = await customer.send(operation, { json: bodyOf(operation, type) })
        removeDefinition(stage, answer)
        if (answer.status >= 500)
          refused.undecided(
            `The request was answered with ${answer.status}, which does not say that the customer was refused.`,
            { remedy: 'run again when the target serves requests' },
          )
        return answer.status < 500 && refused(answer).status('4XX')
      })
      if (!areRefused || answer === undefined) return
      await awaitAftermath(stage)
      const list = await listDefinitions(admin)
      const isSent = (item: Item): boolean => JSON.stringify(item).includes(type)
      if (list.end.kind === 'complete' || list.items.some(isSent))
        refused(list, answer).holdsNo('definition that the customer sent', isSent)
    }
    await Promise.all([
      judge('createDefinition', verify.definition),
      judge('createGlobalDefinition', verify.globalOne),
    ])
  },
})
