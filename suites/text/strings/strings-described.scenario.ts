import { type Answer, type Item } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const utc = /(?:Z|[+-]00:00)$/i

export default scenario('A string has a default, no language and format twice, and times in UTC', {
  verifies: {
    defaultExists: 'text.languages.default-exists',
    itemPerCombination: 'text.textString.item-per-combination',
    modifiedAtUtc: 'text.textString.modifiedAt-utc',
  },
  async steps({ customer, fixtures, given, verify, giveUp }) {
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
        verify
          .modifiedAtUtc(answer)
          .tells(`${at}/modifiedAt`, 'a time in UTC', () => utc.test(modifiedAt))
      if (values === undefined) continue
      const combinations = (Array.isArray(values) ? values : []).map((value) => {
        const { language, format } = (value ?? {}) as Item
        // Tags of languages know no letter case (RFC 3066, 2.1), names of formats do.
        const tag = typeof language === 'string' ? language.toLowerCase() : (language ?? null)
        return JSON.stringify([tag, format ?? null])
      })
      verify
        .itemPerCombination(answer)
        .tells(
          `${at}/values`,
          'one item for each language and format',
          () => Array.isArray(values) && new Set(combinations).size === combinations.length,
        )
      verify
        .defaultExists(answer)
        .tells(`${at}/values`, 'an item that names no language', () =>
          combinations.some((one) => one.startsWith('[null,')),
        )
    }
    giveUp('No other string tells its values and when it was modified.', 'fixtures.text.string')
  },
})
