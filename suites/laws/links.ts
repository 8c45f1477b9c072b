import { type Answer, type Item, law } from '../../src/scenario/index.js'
import { hrefsOf } from './hrefs-of.js'
import { identify } from './identify.js'

/** Links of one relation that are followed. */
const followed = 3

/** Every link that the documents name leads to what it names. */
export default law('links', ({ operations }) =>
  operations.flatMap((operation) =>
    operation.laws
      .filter((one) => one.law === 'links')
      .map(({ parameter = '', requirement }) => {
        const [place, relation = ''] = parameter.split(' ')
        const link = operation.links.find((one) => one.place === place && one.relation === relation)
        return {
          operation: operation.id,
          name: `${place}-${relation}`,
          title: `The link ${relation} of ${operation.id} leads to what it names`,
          verifies: [requirement],
          async steps({ customer, plain, verify, giveUp }) {
            const { answer } = await plain(operation)
            const holders = place === 'body' ? [answer.json as Item] : answer.items
            const found = holders
              .flatMap((holder) => hrefsOf(holder, relation).map((href) => ({ holder, href })))
              .slice(0, followed)
            if (found.length === 0) giveUp(`No answer of this run carries the link ${relation}.`)
            for (const { holder, href } of found) {
              const behind = await customer.visit(answer, href, link?.leadsTo)
              if (behind.status === 401 || behind.status === 403)
                giveUp(`The customer may not see what ${relation} leads to.`)
              verify(requirement, behind).that({
                holds: behind.status === 200,
                expected: `status 200 behind ${href}`,
                actual: `status ${behind.status}`,
                exchanges: [answer.exchange.number],
              })
              if (behind.status !== 200) continue
              if (link?.mediaType) verify(requirement, behind).that(kind(behind, link.mediaType))
              if (relation === 'self') verify(requirement, behind).that(same(behind, holder))
            }
          },
        }
      }),
  ),
)

const kind = (behind: Answer, wanted: string) => {
  const actual = behind.header('Content-Type') ?? 'no Content-Type'
  return {
    holds: actual.toLowerCase().startsWith(wanted.replace('*', '')),
    expected: wanted,
    actual,
  }
}

/** The same resource has the same identifier, where it has one. */
const same = (behind: Answer, holder: Item) => {
  const named = ['_id', 'id', 'name'].find((member) => typeof holder[member] === 'string')
  const expected = named === undefined ? identify(holder) : String(holder[named])
  const actual = named === undefined ? expected : String(behind.at(`/${named}`) ?? expected)
  return { holds: actual === expected, expected, actual, pointer: `/${named ?? ''}` }
}
