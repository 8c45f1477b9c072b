import { shared } from '../../../src/scenario/index.js'
import { assumeCreated } from '../shared/assume-created.js'
import { removeDefinition } from '../shared/create-own.js'
import { definitionPath } from '../shared/definition-path.js'
import { judgeListed } from './shared/judge-listed.js'
import { ownGlobal } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A global definition has the context global and is in the list', {
  verifies: {
    context: 'notifications.createGlobalDefinition.context',
    listed: 'notifications.createGlobalDefinition.listed',
  },
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, verify } = stage
    const created = await admin.send('createGlobalDefinition', { json: ownGlobal() })
    removeDefinition(stage, created)
    assumeCreated(stage, created)
    // There may be several of them: this one takes the place of none.
    const another = await admin.send('createGlobalDefinition', { json: ownGlobal() })
    removeDefinition(stage, another)
    assumeCreated(stage, another)
    await judgeListed(stage, verify.listed, created, { contextName: ['global'] })

    const order = definitionPath(created)
    const read = order && (await admin.send('getDefinition', order))
    const told = [created, ...(read?.status === 200 ? [read] : [])].filter(
      (answer) => answer.at('/contextName') !== undefined,
    )
    if (told.length === 0)
      verify.context.undecided('The definition does not show its context.', {
        remedy: 'let a definition show its context',
      })
    for (const answer of told) verify.context(answer).at('/contextName', 'global')
  },
})
