import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { itemsOfString } from '../shared/items-of-string.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { stillAsBefore } from './shared/still-as-before.js'
import { assumeUpdated } from '../shared/assume-updated.js'

const standing = { value: 'Assay made this.' }
const spanish = { value: 'Assay hizo esto.', language: 'es' }
const again = { ...spanish, value: 'Assay lo hizo otra vez.' }

export default scenario('A string never has two items for one language and format', {
  verifies: { itemTwice: 'text.setString.item-twice' },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 20,
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const { order } = await ownString(stage, group, [standing, spanish])
    // What is refused below is refused for the double: an update with one of the two is accepted.
    const put = await putString(admin, order, { values: [standing, again] })
    await assumeUpdated(stage, put, order)
    const before = await admin.send('getString', order)
    assume(before, 'text.setString.updated').status(200)
    let now = before
    await someTimes(async () => {
      const both = { values: [standing, spanish, again] }
      const answer = await putString(admin, order, both, now)
      if (!verify.itemTwice(answer).status(422, 400, 409, 200)) return false
      if (answer.status !== 200) return stillAsBefore(stage, verify.itemTwice, order, now)
      now = await admin.send('getString', order)
      assume(now, 'text.setString.item-twice').status(200)
      const items = itemsOfString(now.json)
      if (items === undefined) {
        verify.itemTwice.undecided('The string shows no items.', {
          remedy: 'let the string show its items',
        })
        return false
      }
      const inSpanish = items.filter((item) => item.includes('"language":"es"'))
      return verify
        .itemTwice(now)
        .tells('/values', 'one item for es', () => inSpanish.length < 2, { whole: true })
    }, often)
  },
})
