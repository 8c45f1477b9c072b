import { hrefsIn } from '../links/hrefs-in.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { remarksOf } from '../remarks-of.js'
import type { AnsweredExchange, LateRemark, Memory, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'given-once'

/**
 * Where notifications carry what their message says, and that has a mark of ours, none comes twice for one subscription:
 * neither later than a story looks, nor under another identifier when it was taken away.
 */
export const givenOnce: Rule = {
  id: `rules/${by}`,
  title: 'A subscription is given no more notifications of a message than were published',
  file: 'src/rules/messages/given-once.ts',
  contradicts: watchedBy(by),
  remember,
}

/** As a suite marks what it publishes: no other run has the same. */
const marks = /assay-[0-9a-z]{6,}-[0-9a-z]+/g

/** Marks that are remembered. */
const most = 4000

/** Notifications of one message for one subscription. */
interface Given {
  readonly mark: string
  readonly ids: Set<unknown>
  last: { readonly answered: AnsweredExchange; readonly pointer: string }
}

function remember(): Memory {
  /** How often something with a mark was published, and not refused. */
  const published = new Map<string, number>()
  const given = new Map<string, Given>()

  const lookAt = (answered: AnsweredExchange): void => {
    const { at = '', items = [] } = itemsOfPage(answered) ?? {}
    for (const [index, item] of items.entries()) {
      const [subscription, ...more] = hrefsIn(item, 'svc:subscription')
      const found = new Set(JSON.stringify(item).match(marks))
      if (!isObject(item) || subscription === undefined || more.length > 0 || found.size !== 1)
        continue
      const [mark = ''] = found
      const key = `${answered.operation.id} ${subscription} ${mark}`
      const last = { answered, pointer: `${at}/${index}` }
      const known = given.get(key) ?? { mark, ids: new Set(), last }
      if (!known.ids.has(item['_id'])) known.last = last
      known.ids.add(item['_id'])
      if (given.size < most) given.set(key, known)
    }
  }

  return {
    concerns: (exchange) => exchange.interface === 'messages',
    look(exchange, answered) {
      const { operation, request } = exchange
      const status = answered?.response.status ?? 0
      if (operation === 'publishMessage' && (status < 400 || status >= 500))
        for (const mark of new Set(request.body?.text?.match(marks)))
          published.set(mark, (published.get(mark) ?? 0) + 1)
      else if (answered !== undefined) lookAt(answered)
      return []
    },
    settle: () =>
      [...given.values()].flatMap(({ mark, ids, last }): readonly LateRemark[] => {
        const due = published.get(mark)
        if (due === undefined || ids.size <= due) return []
        const { answered, pointer } = last
        const expected = `notifications of the message: ${due}`
        const told = { about: answered.operation.id, expected, actual: String(ids.size), pointer }
        const exchange = answered.exchange.number
        return remarksOf(by, answered, [told]).map((remark) => ({ exchange, remark }))
      }),
  }
}
