import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { itemsOfString } from '../shared/items-of-string.js'
import { ownString } from '../shared/own-string.js'
import type { TextItem } from '../shared/text-item.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { stillAsBefore } from './shared/still-as-before.js'
import { assumeUpdated } from '../shared/assume-updated.js'

const standing = { value: 'Assay made this.' }
const spanish = { value: 'Assay hizo esto.', language: 'es' }
const others = [
  { value: 'Assay hizo esto acá.', language: 'es-MX' },
  { value: 'Assay hizo esto para un formato.', language: 'es', format: 'small' },
]
const doubled: readonly TextItem[] = [spanish, ...others]
const items: readonly TextItem[] = [standing, ...doubled]
const again = { value: 'Assay lo hizo otra vez.' }

export default scenario('A string never has two items for one language and format', {
  verifies: { itemTwice: 'text.setString.item-twice' },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 35,
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const { order } = await ownString(stage, group, items)
    // What is refused below is refused for the double: an update with one of the two is accepted.
    const changed = items.map((item) => (item === spanish ? { ...item, ...again } : item))
    await assumeUpdated(stage, await putString(admin, order, { values: changed }), order)
    const before = await admin.send('getString', order)
    assume(before, 'text.setString.updated').status(200)
    let now = before
    for (const one of doubled) {
      const isRight = await someTimes(
        async () => {
          const both = { values: [...items, { ...one, ...again }] }
          const answer = await putString(admin, order, both, now)
          if (!verify.itemTwice(answer).status(422, 400, 409, 200)) return false
          if (answer.status !== 200) return stillAsBefore(stage, verify.itemTwice, order, now)
          now = await admin.send('getString', order)
          assume(now, 'text.setString.item-twice').status(200)
          const alike = itemsOfString(now.json)?.filter((item) => isFor(one, item))
          if (alike === undefined) {
            verify.itemTwice.undecided('The string shows no items.', {
              remedy: 'let the string show its items',
            })
            return false
          }
          const due = `one item for ${one.language} and ${one.format ?? 'no format'}`
          const isOne = (): boolean => alike.length < 2
          return verify.itemTwice(now).tells('/values', due, isOne, { whole: true })
        },
        one === spanish ? often : 2,
      )
      // What was written would be part of all that follows.
      if (!isRight) return
    }
  },
})

/** Whether an item, in the form that lets it be compared, is for the same language and format. */
function isFor({ language, format }: TextItem, item: string): boolean {
  const shown = JSON.parse(item) as TextItem
  return shown.language === language?.toLowerCase() && shown.format === format
}
