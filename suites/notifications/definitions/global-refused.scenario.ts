import { awaitAftermath, shared, someTimes } from '../../../src/scenario/index.js'
import { createOwn, removeDefinition } from '../shared/create-own.js'
import { judgeNotMade } from './shared/judge-not-made.js'
import { ownDefinition, ownType } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A global definition is not created like one that is not', {
  verifies: { refused: 'notifications.createDefinition.not-global' },
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, random, verify } = stage
    // What is refused below is refused for its context: a definition is accepted here.
    await createOwn(stage)
    const type = ownType(random)
    const areRefused = await someTimes(async () => {
      const json = ownDefinition(type, { contextName: 'global' })
      const answer = await admin.send('createDefinition', { json })
      removeDefinition(stage, answer)
      return verify.refused(answer).status(422, 400)
    })
    if (!areRefused) return
    // Which members it takes is not shown: what names no context is refused, or made for another one.
    const { contextName: _, ...json } = ownDefinition(ownType(random))
    const bare = await admin.send('createDefinition', { json })
    removeDefinition(stage, bare)
    if (bare.status === 201)
      verify.refused(bare).tells('/contextName', 'not global', (name) => name !== 'global')
    await awaitAftermath(stage)
    await judgeNotMade(stage, verify.refused, type)
  },
})
