import { type Item, shared } from '../../../src/scenario/index.js'
import { createOwn } from '../shared/create-own.js'
import { idsOf } from './shared/ids-of.js'
import { listDefinitions } from './shared/list-definitions.js'
import { isBoth, neverBothFlags } from './shared/never-both-flags.js'
import { scenario } from '../shared/scenario.js'

const looked = 4

const isEither = (item: Item): boolean =>
  item['indicator'] === true || item['notDismissible'] === true

export default scenario('No definition is an indicator and not dismissible at once', {
  verifies: { never: 'notifications.definition.never-both' },
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, verify, giveUp } = stage
    const { id, created, order } = await createOwn(stage, { indicator: true })
    const list = await listDefinitions(admin)
    // What else Assay created is looked at where it was created.
    const isForeign = ({ type }: Item): boolean => !String(type).startsWith('assay')
    const either = list.items.filter((one) => isForeign(one) && isEither(one)).slice(0, looked)
    const orders = idsOf(either).map((definitionId) => ({ path: { definitionId } }))
    const reads = await Promise.all(
      [order, ...orders].map((one) => admin.send('getDefinition', one)),
    )
    const answers = [created, ...reads.filter(({ status }) => status === 200)]
    if (![...answers.map(({ json }) => json as Item), ...either].some(isEither))
      giveUp(
        'No definition tells that it is one or the other.',
        'let a definition tell that it is an indicator, or not dismissible',
      )
    for (const answer of answers) neverBothFlags(verify.never, answer)
    for (const page of list.pages)
      verify
        .never(page)
        .holdsNo(
          'indicator that is not dismissible',
          (item) => isBoth(item) && (isForeign(item) || item['_id'] === id),
          'notDismissible',
        )
  },
})
