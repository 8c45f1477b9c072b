import { shared } from '../../../src/scenario/index.js'
import { ownName } from '../shared/own-name.js'
import { putString } from '../shared/put-string.js'
import { removeString } from '../shared/remove-string.js'
import { scenario } from '../shared/scenario.js'
import { stringPath } from '../shared/string-path.js'
import { updatableString } from './shared/updatable-string.js'

const standing = { value: 'Assay made this.' }
const withItem = (item: unknown) => ({ values: [standing, item] })

/** What is no string: none of it is carried out. */
const invalid = [null, { values: {} }, withItem({ value: 'Assay', language: 42 })]

/**
 * What may be refused or not, and how is not shown: characters that some stores do not take, references that are none,
 * members that are null or empty, a format that is not there. A rule looks whether the service answers as it may.
 */
const odd: readonly unknown[] = [
  ...['Assay\0', '\ud800 Assay', '{{}} {{.}} {{assay.(*}} {{assay'].map((value) =>
    withItem({ value, language: 'es' }),
  ),
  { values: null },
  withItem(null),
  ...[null, ''].flatMap((none) => [
    withItem({ value: 'Assay', language: none }),
    withItem({ value: 'Assay', format: none }),
  ]),
  withItem({ value: 'Assay', language: 'es', format: 'assayNone' }),
]
/** More characters than a column of 255 holds; whether a name may be as long is not said. */
const long = 300

export default scenario('What hardly ever stands in the place of a string is no server problem', {
  verifies: { invalid: 'text.setString.invalid' },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 20 + 3 * (invalid.length + odd.length),
  async steps(stage) {
    const { admin, fixtures, verify, afterwards, random } = stage
    const group = await fixtures.writableGroup()
    const { order, ifMatch } = await updatableString(stage, group)
    const now = await admin.send('getString', order)
    const refused = await Promise.all(invalid.map((body) => putString(admin, order, body, now)))
    for (const answer of refused)
      // It leaves out what the string has, too; or it was not looked at, as the string was written meanwhile.
      verify.invalid(answer).status(422, 400, 409, 412)
    for (const body of odd) await putString(admin, order, body)

    const named = stringPath(group, ownName(random).padEnd(long, 'a'))
    afterwards((actors) => removeString(actors.admin, named))
    const headers = ifMatch === undefined ? [] : [['If-Match', ifMatch] as const]
    await admin.send('setString', { ...named, json: { values: [standing] }, headers })
  },
})
