import { ownString } from './own-string.js'
import { putString } from './put-string.js'
import { scenario } from './scenario.js'
import { stillAsBefore } from './still-as-before.js'

const unchanged = 'text.setString.item-omitted-changes-nothing'
const values = [
  { value: 'Assay made this.' },
  { value: 'Assay hizo esto.', language: 'es' },
  { value: 'Assay.', format: 'small' },
]

export default scenario('An update leaves out none of the items that a string has', {
  verifies: ['text.setString.item-omitted', unchanged],
  safety: 'reversible',
  touches: ['text.writes'],
  async steps(stage) {
    const { admin, fixtures, assume, verify, undecided } = stage
    const group = await fixtures.writableGroup()
    const { order } = await ownString(stage, group, values)
    const before = await admin.send('getString', order)
    assume(before).status(200)
    for (const omitted of [1, 2]) {
      const rest = values.filter((_, index) => index !== omitted)
      const answer = await putString(admin, order, { values: rest })
      verify('text.setString.item-omitted', answer).status(409)
      if (answer.status !== 409)
        return undecided(unchanged, 'It was not answered with 409.', {
          dependsOn: 'text.setString.item-omitted',
        })
      if (!(await stillAsBefore(stage, unchanged, order, before))) return
    }
    const changed = values.slice(0, 2).map((one) => ({ ...one, value: 'Assay replaced this.' }))
    const answer = await putString(admin, order, { values: changed })
    verify('text.setString.item-omitted', answer).status(409)
    await stillAsBefore(stage, unchanged, order, before)
  },
})
