import { type Answer, often, shared, someTimes } from '../../../src/scenario/index.js'
import { itemsOfString } from '../shared/items-of-string.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { sameItemsAs } from '../shared/same-items-as.js'
import { scenario } from '../shared/scenario.js'
import { stillAsBefore } from './shared/still-as-before.js'
import { assumeUpdated } from '../shared/assume-updated.js'

const values = [
  { value: 'Assay made this.' },
  { value: 'Assay hizo esto.', language: 'es' },
  { value: 'Assay.', format: 'small' },
  { value: '¡Assay!', language: 'es', format: 'small' },
  // Neither a language nor a region of it stands for the other.
  { value: 'Assay acaba de hacer esto.', language: 'es-MX' },
  // That it says the same as another one does not make up for it.
  { value: 'Assay made this.', language: 'de' },
]
/** In the place of an item, so that there are as many as before. */
const another = { value: 'Assay a fait cela.', language: 'fr' }

export default scenario('An update that leaves out an item of a string is refused', {
  verifies: {
    itemOmitted: 'text.setString.item-omitted',
    changesNothing: {
      requirement: 'text.setString.item-omitted-changes-nothing',
      after: 'itemOmitted',
    },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 65,
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const { order } = await ownString(stage, group, values)
    // What is refused below is refused for what it leaves out: an update that keeps all of it is accepted.
    await assumeUpdated(stage, await putString(admin, order, { values }), order)
    const before = await admin.send('getString', order)
    assume(before, 'text.setString.updated').status(200)
    if (itemsOfString(before.json) !== undefined)
      assume(before, 'text.setString.item-added').tells(...sameItemsAs({ values }))
    const isRefused = async (rest: object, whole: Answer) =>
      verify.itemOmitted(await putString(admin, order, { values: rest }, whole)).status(409) &&
      (await stillAsBefore(stage, verify.changesNothing, order, whole))
    const without = [1, 2, 3, 4, 5].map((omitted) => values.filter((_, index) => index !== omitted))
    const changed = values.slice(0, 2).map((one) => ({ ...one, value: 'Assay replaced this.' }))
    const others = without.map((some) => [...some, another])
    for (const rest of [...without, ...others, ...others, changed])
      if (!(await isRefused(rest, before))) return

    // What an update added belongs to the string as what it was created with.
    const more = await putString(admin, order, { values: [...values, another] })
    const now = await admin.send('getString', order)
    const due = itemsOfString({ values: [...values, another] })
    // Whether an update adds items is another requirement.
    if (more.status !== 200 || String(itemsOfString(now.json)) !== String(due)) return
    await someTimes(() => isRefused(values, now), often)
  },
})
