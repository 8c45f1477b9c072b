import { shared } from '../../../src/scenario/index.js'
import { definitionReads, type ChooseDefinition } from './shared/definition-reads.js'
import type { DefinitionState } from './shared/definition-state.js'
import { definitionWrites } from './shared/definition-writes.js'
import { orderAbout } from '../shared/order-about.js'
import { ownType } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'

const first: ChooseDefinition = ([one]) => one
const last: ChooseDefinition = (there) => there.at(-1)
const message = (text: string) => ({ message: { text } })

export default scenario('Definitions show what was last sent, after any sequence of requests', {
  verifies: {
    definitionRead: 'notifications.createDefinition.any-order',
    definitionsListed: 'notifications.createDefinition.any-order-listed',
    tagsApplied: 'notifications.createDefinition.any-order-tags',
  },
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  requests: 100,
  async steps(stage) {
    const { admin, random, afterwards, model, operation } = stage
    // Those that an earlier sequence left are taken away where that is shown.
    const left = new Set<string>()
    const writes = definitionWrites(stage, (id) => left.add(id))
    const { create, refuse, update, remove, isShown } = writes
    const clear = async (sender: typeof admin): Promise<void> => {
      if (!isShown('deleteDefinition')) return
      const deletion = operation('deleteDefinition')
      for (const definition of left)
        await sender.send(deletion.id, orderAbout(deletion, { definition }))
      left.clear()
    }
    afterwards((actors) => clear(actors.admin))

    const { read, readKnown, list } = definitionReads(admin, stage)
    const plain = create({})
    const indicator = create({
      indicator: true,
      contextName: 'account',
      ...message('Assay began.'),
    })
    const urgent = create({ priority: 'high', ...message('Assay hurries.') })
    const creations = [plain, indicator, urgent]
    const updates = [update(first, 'Assay wrote one.'), update(last, 'Assay wrote another.')]
    const updated = updates.slice(0, 1)
    const firstLife = [plain, read(first), list, ...updated, read(first), indicator, read(last)]
    const straight = [...firstLife, readKnown(last), list, refuse, list, remove(first), list]
    const reads = [read(first), read(last), readKnown(first), readKnown(first), readKnown(last)]
    await model<DefinitionState>({
      begin: async (sequence) => {
        await clear(sequence.aside(admin))
        return { type: ownType(random), there: [], seen: [] }
      },
      straight,
      transitions: [...creations, refuse, ...updates, remove(first), ...reads, list, list],
      closing: [list, read(first), readKnown(first)],
    })
  },
})
