import { shared } from '../../../src/scenario/index.js'
import { itemsOfString } from '../shared/items-of-string.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { stillAsBefore } from './shared/still-as-before.js'
import { assumeUpdated } from '../shared/assume-updated.js'

const twice = 'text.setString.item-twice'
const standing = { value: 'Assay made this.' }
const spanish = { value: 'Assay hizo esto.', language: 'es' }
const again = { ...spanish, value: 'Assay lo hizo otra vez.' }

export default scenario('A string does not come to have two items for one language and format', {
  verifies: [twice],
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, assume, verify, undecided } = stage
    const group = await fixtures.writableGroup()
    const { order } = await ownString(stage, group, [standing, spanish])
    // What is refused below is refused for the double: an update with one of the two is accepted.
    const put = await putString(admin, order, { values: [standing, again] })
    await assumeUpdated(stage, put, order)
    const before = await admin.send('getString', order)
    assume(before, 'text.setString.updated').status(200)
    const answer = await putString(admin, order, { values: [standing, spanish, again] })
    verify(twice, answer).status(422, 400, 409, 200)
    if (answer.status !== 200) return void (await stillAsBefore(stage, twice, order, before))
    const now = await admin.send('getString', order)
    assume(now, twice).status(200)
    const items = itemsOfString(now.json)
    if (items === undefined) return undecided(twice, 'The string shows no items.')
    const inSpanish = items.filter((item) => item.includes('"language":"es"'))
    verify(twice, now).that({
      holds: inSpanish.length < 2,
      expected: 'one item for es',
      actual: inSpanish.join(' '),
      pointer: '/values',
      whole: true,
      exchanges: [answer.exchange.number],
    })
  },
})
