import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { itemsOfString } from '../shared/items-of-string.js'
import type { TextItem } from '../shared/text-item.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { updatableString } from './shared/updatable-string.js'

/** As many characters, and of the second one more bytes. Whether one beyond the basic plane counts twice is not said. */
const longest = ['a', 'ж'].map((character) => 'Assay '.padEnd(4096, character))

const languages = ['ar', 'bg', 'cs', 'da', 'de', 'el', 'et', 'fi', 'fr', 'hu', 'it', 'ja', 'nl']

const longestItems = (value: string, format: string): readonly TextItem[] => [
  { value },
  { value, language: 'es' },
  { value, format },
  { value, language: 'es', format },
]

const longestKept = (values: readonly TextItem[]) =>
  [
    '/values',
    `the 4096 characters that were sent, in each of ${values.length} items`,
    (shown: unknown) =>
      String(itemsOfString({ values: shown })) === String(itemsOfString({ values })),
  ] as const

export default scenario('A value is accepted up to its limit, and answered as it was sent', {
  verifies: { valueLongest: 'text.setString.value-longest' },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 30,
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const [, format] = await fixtures.twoFormats()
    const { order } = await updatableString(stage, group)

    let now = await admin.send('getString', order)
    await someTimes(async () => {
      for (const value of longest) {
        const values = longestItems(value, format)
        const long = await putString(admin, order, { values }, now)
        if (!verify.valueLongest(long).status(200)) return false
        now = await admin.send('getString', order)
        assume(now, 'text.setString.value-longest').status(200)
        if (!verify.valueLongest(now).tells(...longestKept(values))) return false
      }
      return true
    }, often)
    // Each of many languages may have a value as long as that.
    const [, value = ''] = longest
    const values = [
      ...longestItems(value, format),
      ...languages.map((language) => ({ value, language })),
    ]
    const large = await putString(admin, order, { values }, now)
    // How much a whole string may hold is not said: what stands before a service may take less (RFC 9110, 15.5.14).
    if (large.status === 413) return
    if (!verify.valueLongest(large).status(200)) return
    verify.valueLongest(await admin.send('getString', order)).tells(...longestKept(values))
    // A rule looks whether the list has all of it.
    await admin.send('getStrings', { path: { groupId: group } })
  },
})
