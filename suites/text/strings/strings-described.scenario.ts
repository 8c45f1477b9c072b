import { alone, type Answer, type Item } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const utc = /(?:Z|[+-]00:00)$/i

export default scenario('A string has a default, no combination twice, and times in UTC', {
  verifies: [
    'text.languages.default-exists',
    'text.textString.item-per-combination',
    'text.textString.modifiedAt-utc',
  ],
  touches: [alone('text.strings')],
  async steps({ customer, fixtures, given, verify, undecided }) {
    const path = { groupId: await fixtures.group(), textStringId: await fixtures.string() }
    const list = await customer.send('getStrings', { path: { groupId: path.groupId } })
    const one = await customer.send('getString', { path })
    const seen: readonly [Answer, Item, string][] = [
      ...(list.status === 200 ? list.items : []).map(
        (item, index) => [list, item, `/_embedded/items/${index}`] as [Answer, Item, string],
      ),
      ...(one.status === 200 ? [[one, one.json as Item, ''] as [Answer, Item, string]] : []),
    ]
    if (seen.length === 0) given(list).status(200)
    for (const [answer, item, at] of seen) {
      const { values, modifiedAt } = item
      if (typeof modifiedAt === 'string')
        verify('text.textString.modifiedAt-utc', answer).that({
          holds: utc.test(modifiedAt),
          expected: 'a time in UTC',
          actual: modifiedAt,
          pointer: `${at}/modifiedAt`,
        })
      if (!Array.isArray(values)) continue
      const combinations = values.map((value) => {
        const { language, format } = (value ?? {}) as Item
        // Tags of languages know no letter case (RFC 3066, 2.1), names of formats do.
        const tag = typeof language === 'string' ? language.toLowerCase() : (language ?? null)
        return JSON.stringify([tag, format ?? null])
      })
      const twice = combinations.find((it, index) => combinations.indexOf(it) !== index)
      verify('text.textString.item-per-combination', answer).that({
        holds: twice === undefined,
        expected: 'one item for each language and format',
        actual: `two for ${twice}`,
        pointer: `${at}/values`,
      })
      verify('text.languages.default-exists', answer).that({
        holds: combinations.some((it) => it.startsWith('[null,')),
        expected: 'an item that names no language',
        actual: combinations.length === 0 ? 'no items' : combinations.join(' '),
        pointer: `${at}/values`,
      })
    }
    if (!seen.some(([, { modifiedAt }]) => typeof modifiedAt === 'string'))
      undecided('text.textString.modifiedAt-utc', 'No string tells when it was modified.')
  },
})
