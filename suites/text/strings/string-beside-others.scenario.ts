import { alone, shared } from '../../../src/scenario/index.js'
import { assumeUnlisted } from './shared/assume-unlisted.js'
import { assumeUpdated } from '../shared/assume-updated.js'
import { createBeside } from '../shared/create-beside.js'
import { itemsOfString } from '../shared/items-of-string.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { sameItemsAs } from '../shared/same-items-as.js'
import { scenario } from '../shared/scenario.js'
import { assumeReferredAnew, namesakesOf, referringTo } from '../shared/namesakes.js'

/** An update changes values alone: whether items may be added is the matter of another story. */
const standing = [{ value: 'Assay made this.' }, { value: 'Assay lo hizo.', language: 'es' }]
const replaced = 'Assay replaced this.'
const set = [{ value: replaced }, { value: 'Assay lo cambió.', language: 'es' }]

export default scenario('A string that is set is listed so, and no other string changes', {
  verifies: {
    listed: { requirement: 'text.setString.listed', after: 'text.setString.updated' },
    othersUnchanged: 'text.setString.others-unchanged',
  },
  safety: 'reversible',
  touches: [shared('text.strings'), alone('text.otherGroup')],
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const groupId = await fixtures.writableGroup()
    const own = await ownString(stage, groupId, standing)
    const neighbour = await ownString(stage, groupId, standing)
    const longer = await createBeside(stage, own, { name: `${own.name}0`, values: standing })
    const namesakes = await namesakesOf(stage, own, referringTo(own.key, standing))
    const others = [{ ...neighbour, values: standing }, ...longer, ...namesakes]

    // Once before, so that what is kept of it would show.
    await admin.send('getStrings', { path: { groupId } })
    const before = await assumeReferredAnew(stage, namesakes, 'Assay made this.')
    const put = await putString(admin, own.order, { values: set })
    await assumeUpdated(stage, put, own.order)
    const found = await admin.send('getString', own.order)
    assume(found, 'text.setString.updated').tells(...sameItemsAs({ values: set }))
    await assumeReferredAnew(stage, namesakes, replaced, before)
    await verify.listed.confirmed(async (compare) => {
      const list = await admin.send('getStrings', { path: { groupId } })
      const isNameless = list.items.every(({ name }) => typeof name !== 'string')
      if (list.status !== 200 || (list.items.length > 0 && isNameless)) return
      compare(list, put).holds([own.name], 'name')
      const item = list.items.find(({ name }) => name === own.name)
      const items = itemsOfString(item)
      if (items === undefined) return
      const due = String(itemsOfString({ values: set }))
      compare(list, put).tells(
        '/_embedded/items',
        `${own.name} with ${due}`,
        () => String(items) === due,
      )
    })
    for (const { order, values } of others) {
      const now = await admin.send('getString', order)
      if (now.status === 200) verify.othersUnchanged(now, put).tells(...sameItemsAs({ values }))
    }
    await assumeUnlisted(stage, own)
    for (const { order } of others)
      assume(await admin.send('getString', order), 'text.setString.created').status(200)
  },
})
