import { type Item, shared } from '../../../src/scenario/index.js'
import { createOwn } from '../shared/create-own.js'
import { listDefinitions } from './shared/list-definitions.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'notifications.definition.never-both'
const looked = 4

export default scenario('No definition is an indicator and not dismissible at once', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, verify, giveUp } = stage
    const { id, created, order } = await createOwn(stage, { indicator: true })
    const { pages, items } = await listDefinitions(admin)
    // What else Assay created is looked at where it was created.
    const isForeign = ({ type }: Item): boolean => !String(type).startsWith('assay')
    const listed = items.filter((item) => isForeign(item) || item['_id'] === id)
    const isEither = (item: Item): boolean =>
      item['indicator'] === true || item['notDismissible'] === true
    const either = listed.filter((one) => isForeign(one) && isEither(one)).slice(0, looked)
    const orders = either.flatMap(({ _id }) =>
      typeof _id === 'string' ? { path: { definitionId: _id } } : [],
    )
    const reads = await Promise.all(
      [order, ...orders].map((one) => admin.send('getDefinition', one)),
    )
    const answers = [created, ...reads.filter(({ status }) => status === 200)]
    const flagged = [...answers.map(({ json }) => json as Item), ...either].filter(isEither)
    if (flagged.length === 0) giveUp('No definition tells that it is one or the other.')
    const isBoth = (item: Item): boolean =>
      item['indicator'] === true && item['notDismissible'] === true
    const said = { expected: 'one of them at most', actual: 'an indicator that is not dismissible' }
    for (const answer of answers)
      verify(requirement, answer).that({ ...said, holds: !isBoth(answer.json as Item) })
    for (const { answer } of pages) {
      const wrong = answer.items.filter((item) => listed.includes(item) && isBoth(item))
      verify(requirement, answer).that({
        ...said,
        holds: wrong.length === 0,
        pointer: '/_embedded/items',
      })
    }
  },
})
