import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { createString } from '../shared/create-string.js'
import { ownName } from '../shared/own-name.js'
import { assumeCreated } from '../shared/own-string.js'
import { removeString } from '../shared/remove-string.js'
import { scenario } from '../shared/scenario.js'
import { stringPath } from '../shared/string-path.js'
import { takesLetters } from './shared/takes-letters.js'

const values = [{ value: 'Assay made this.' }]
/** With all that a simple name may begin with or hold, on names that no string has. */
const rightNames = ['_assay$', 'Assay_$']
/** First a digit, first a dollar sign, within a hyphen, a period and a blank, and a line end behind it. */
const wrongNames: readonly (readonly [beginning: string, ending?: string])[] = [
  ['1assay'],
  ['$assay'],
  ['assay-'],
  ['assay.'],
  ['assay '],
  ['assay', '\n'],
]

export default scenario('A string is created under any simple name, and under no other', {
  verifies: {
    accepted: 'text.setString.name-accepted',
    invalid: 'text.setString.name-invalid',
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 60,
  async steps(stage) {
    const { admin, fixtures, verify, afterwards, random } = stage
    const group = await fixtures.writableGroup()
    // A string is created here, with If-Match if it takes that: what follows is about its name.
    const attempt = await createString(stage, group, values)
    if (attempt.mayNotCreate && (await takesLetters(stage, group, values)))
      verify.accepted(attempt.answer).status(200, 201)
    const { ifMatch } = await assumeCreated(stage, attempt, values)
    const headers = ifMatch === undefined ? [] : [['If-Match', ifMatch] as const]
    const nameLike = (beginning: string, ending = '') => {
      const order = stringPath(group, ownName(random, beginning) + ending)
      afterwards((actors) => removeString(actors.admin, order))
      const create = () => admin.send('setString', { ...order, json: { values }, headers })
      return { order, create }
    }
    for (const beginning of rightNames) {
      const { order, create } = nameLike(beginning)
      if (!verify.accepted(await create()).status(200, 201)) continue
      verify.accepted(await admin.send('getString', order)).status(200)
      await verify.accepted.confirmed(async (compare) => {
        const list = await admin.send('getStrings', { path: { groupId: group } })
        const areNamed = list.items.every(({ name }) => typeof name === 'string')
        if (areNamed && list.items.length > 0)
          compare(list).holds([order.path.textStringId], 'name')
      })
    }
    for (const beginning of rightNames)
      await someTimes(
        async () => verify.accepted(await nameLike(beginning).create()).status(200, 201),
        often - 1,
      )
    for (const wrong of wrongNames) {
      const { order, create } = nameLike(...wrong)
      const isRefused = await someTimes(
        async () => verify.invalid(await create()).status(400, 422, 404),
        often,
      )
      if (isRefused) verify.invalid(await admin.send('getString', order)).status('4XX')
    }
  },
})
