import {
  type Answer,
  law,
  lawCase,
  neverGiven,
  type Operation,
  type RequestInput,
  type Sender,
  whyPartial,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { pagingDefaults } from './binding.js'
import { isAddedTo } from '../shared/is-added-to.js'
import { judgeVaried } from './judge-varied.js'
import { moreItems } from '../shared/more-items.js'

/** A page for which no limit was asked is no bigger than the default that the definition documents. */
export default law(({ operations }) =>
  operations.map((operation) =>
    lawCase({
      operation: operation.id,
      title: `A page of ${operation.id} holds the documented number of items when no limit is given`,
      verifies: {
        byDefault:
          aspectsOf(operation, pagingDefaults)('by-cursor') ??
          aspectsOf(operation, pagingDefaults)('by-number'),
      },
      undisturbed: isAddedTo(operations),
      async steps(stage) {
        const { customer, plain, walkList, verify, giveUp } = stage
        const limit = operation.parameters.find(({ name }) => name === 'limit')?.schema['default']
        if (typeof limit !== 'number') throw new Error(`${operation.id} has no default limit`)
        const { order, answer } = await plain(operation)
        const reported = answer.at('/limit')
        const count = answer.items.length
        // A short list shows nothing of the default, unless the page says which limit it used.
        if (typeof reported !== 'number') {
          const list = await walkList(operation)
          const partial = whyPartial(list)
          if (list.items.length <= limit)
            giveUp(
              partial?.because ?? `The list of ${operation.id} is not longer than ${limit} items.`,
              partial === undefined ? moreItems(operation) : partial.remedy,
            )
        }
        await askForNoPage(customer, operation, order)
        await judgeVaried(stage, operation, verify.byDefault)
        verify.byDefault(answer).atMost(limit)
        if (typeof reported === 'number')
          verify.byDefault(answer).tells('/limit', `at most ${limit}`, () => reported <= limit)
        // Smaller pages may be the service's own bound, unless it gives bigger ones when asked for them.
        const query = { ...order.query, limit }
        const asked = await customer.send(operation.id, { ...order, query })
        if (asked.status !== 200 || (reported === undefined && count >= limit)) return
        verify.byDefault(asked, answer).that({
          holds:
            typeof reported === 'number'
              ? asked.at('/limit') === reported || [asked, answer].every(isBareOfItems)
              : asked.items.length < limit,
          expected: `pages of the same size whether ${limit} is asked for or nothing`,
          actual: `limit ${String(asked.at('/limit'))} and ${asked.items.length} items, else ${String(reported)} and ${count}`,
          pointer: '/limit',
        })
      },
    }),
  ),
)

/**
 * Whether a bare page that no other one follows tells the number of its items as limit: it is not said whether it may, and
 * then a list that others change has another one each time.
 */
const isBareOfItems = (page: Answer): boolean =>
  page.operation.bare === true &&
  page.at('/limit') === page.items.length &&
  (page.at('/nextPage_url') ?? page.at('/_links/next')) === undefined

/**
 * Asks for the page of a cursor that was never given. Whether it is refused is not said, nor what it leads to otherwise:
 * its status is judged.
 */
async function askForNoPage(sender: Sender, { id, parameters }: Operation, order: RequestInput) {
  const start = parameters.find(({ name, schema }) => name === 'start' && schema.type === 'string')
  if (start === undefined) return
  await sender.send(id, { ...order, query: { ...order.query, start: neverGiven } })
}
