import { shared } from '../../../src/scenario/index.js'
import { removeDefinition } from '../shared/create-own.js'
import { ownDefinition, ownGlobal, ownType } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'
import { assumeCreated } from '../shared/assume-created.js'

const cases = [
  {
    id: 'createDefinition',
    isMalformed: 'notifications.createDefinition.malformed',
    isInvalid: 'notifications.createDefinition.invalid',
  },
  {
    id: 'createGlobalDefinition',
    isMalformed: 'notifications.createGlobalDefinition.malformed',
    isInvalid: 'notifications.createGlobalDefinition.invalid',
  },
]
const malformed = ['{"priority": "medium", "message": {"te', 'Assay'].map((text) =>
  new TextEncoder().encode(text),
)
const noMessages = ['Assay', 42, ['Assay']]

export default scenario('What is no definition is not created', {
  verifies: cases.flatMap(({ isMalformed, isInvalid }) => [isMalformed, isInvalid]),
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, random, verify } = stage
    for (const { id, isMalformed, isInvalid } of cases) {
      const own = id === 'createDefinition' ? ownDefinition(ownType(random)) : ownGlobal()
      // What is refused below is refused for its shape: a definition is accepted here.
      const accepted = await admin.send(id, { json: own })
      removeDefinition(stage, accepted)
      assumeCreated(stage, accepted)
      const headers = [['Content-Type', 'application/hal+json']] as const
      for (const body of malformed) {
        const answer = await admin.send(id, { body, headers })
        removeDefinition(stage, answer)
        verify(isMalformed, answer).status(400)
      }
      for (const none of noMessages) {
        const answer = await admin.send(id, { json: { ...own, message: none } })
        removeDefinition(stage, answer)
        verify(isInvalid, answer).status(422, 400)
      }
    }
  },
})
