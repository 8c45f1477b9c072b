import { alone, often, shared, someTimes } from '../../../src/scenario/index.js'
import { namesakesOf } from '../shared/namesakes.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { noLongerReferring } from './shared/no-longer-referring.js'
import { updatableString } from './shared/updatable-string.js'

export default scenario('References that do not lead back to the string are accepted', {
  verifies: { notCircular: 'text.setString.not-circular' },
  safety: 'reversible',
  touches: [shared('text.strings'), alone('text.otherGroup')],
  requests: 90,
  async steps(stage) {
    const { admin, fixtures, verify } = stage
    const group = await fixtures.writableGroup()
    const own = (value: string) => ownString(stage, group, [{ value }])
    const one = await updatableString(stage, group)
    const namesakes = await namesakesOf(stage, one, [{ value: 'a pear' }])
    let now = await admin.send('getString', one.order)
    const isAccepted = async (value: string) => {
      const put = await putString(admin, one.order, { values: [{ value }] }, now)
      now = await admin.send('getString', one.order)
      return verify.notCircular(put).status(200)
    }
    const last = await own('an apple')
    const [left, right] = [await own(`{{${last.key}}}`), await own(`{{${last.key}}}`)]
    const there = await fixtures.unknownGroup()
    const former = await noLongerReferring(stage, group, one.key)
    for (const keys of [
      [last.key, last.key],
      [left.key, right.key],
      // Its name without its group, a longer name, and its name in another group.
      [one.name, `${one.key}0`, `${there}.${one.name}`],
      // The same where that is there, and what referred to it once, by itself.
      ...namesakes.map((other) => [`${other.group}.${other.name}`]),
      ...former.map((key) => [key]),
    ]) {
      const value = keys.map((key) => `{{${key}}}`).join(' or ')
      await someTimes(() => isAccepted(value), often)
    }
  },
})
