import { hrefsOf, shared } from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { isOwnName } from '../shared/is-own-name.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The list of the strings of a group is whole and leads back to the group', {
  verifies: ['text.textStrings.whole', 'text.group.link'],
  touches: [shared('text.strings')],
  async steps(stage) {
    const { customer, fixtures, given, verify, undecided, giveUp } = stage
    const groupId = await fixtures.group()
    const answer = await customer.send('getStrings', { path: { groupId } })
    given(answer).status(200)
    if (answer.items.length === 0) giveUp('The group has no strings.', 'fixtures.text.group')
    const names = new Set(answer.items.map(({ name }) => name))
    const resolved = await resolveText(stage, { query: { groups: [groupId] } })
    const texts = [...(groupsOf(resolved).get(groupId)?.keys() ?? [])]
    const unlisted = texts.filter((name) => !names.has(name) && !isOwnName(name))
    // What the group shares with all others may show under each of them: what sharing means is not to be seen.
    const known = [...(await fixtures.groups())].filter(([group]) => group !== groupId)
    const isShared = (name: string): boolean =>
      known.length > 0 && known.every(([, strings]) => strings.includes(name))
    const missing = [...names].some((name) => typeof name !== 'string')
      ? []
      : unlisted.filter((name) => !isShared(name))
    const count = answer.at('/count')
    const length = answer.items.length
    verify('text.textStrings.whole', answer).that({
      holds: missing.length === 0 && (count === undefined || count === length),
      expected: `all strings of the group, and as count ${length}, the number of the items`,
      actual:
        missing.length > 0
          ? `without ${missing.slice(0, 5).join(', ')}, which resolved text has`
          : `count ${JSON.stringify(count)}`,
      pointer: missing.length > 0 ? '/_embedded/items' : '/count',
      exchanges: [resolved.exchange.number],
    })

    const textStringId = await fixtures.string()
    const one = await customer.send('getString', { path: { groupId, textStringId } })
    const holders = [
      ...answer.items.map((item) => [answer, item, '/_embedded/items'] as const),
      ...(one.status === 200 ? [[one, one.json, ''] as const] : []),
    ]
    const links = holders.flatMap(([from, holder, pointer]) =>
      hrefsOf(holder, 'svc:group').map((href) => ({ from, href, pointer })),
    )
    if (links.length === 0) return undecided('text.group.link', 'No string links to its group.')
    for (const { from, href, pointer } of links) {
      const path = URL.canParse(href, from.url) ? new URL(href, from.url).pathname : ''
      verify('text.group.link', from).that({
        holds: decoded(path).replace(/\/$/, '').endsWith(`/text/groups/${groupId}`),
        expected: `a link to …/text/groups/${groupId}`,
        actual: href,
        pointer,
      })
    }
  },
})

/** What is no percent-encoding stays as it is. */
const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
