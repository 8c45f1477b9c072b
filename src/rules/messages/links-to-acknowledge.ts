import { hrefsIn } from '../links/hrefs-in.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { remarksOf } from '../remarks-of.js'
import type { AnsweredExchange, LateRemark, Memory, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'links-to-acknowledge'
const [lists, relation] = ['getPullNotifications', 'svc:acknowledge']

/**
 * Where lists tell how a notification is acknowledged, all of them do, whatever they are narrowed to, and on each page.
 * Whether any of them does is not said: each notification tells it by itself.
 */
export const linksToAcknowledge: Rule = {
  id: `rules/${by}`,
  title: 'Each list of notifications that wait links to svc:acknowledge where another one does',
  file: `src/rules/messages/${by}.ts`,
  contradicts: watchedBy(by),
  remember,
}

/** Lists that are remembered. */
const most = 100

function remember(): Memory {
  let isLinked = false
  const lacking: LateRemark[] = []

  const lookAt = (answered: AnsweredExchange): void => {
    const { at = '', items = [] } = itemsOfPage(answered) ?? {}
    const areLinked = items.filter(isObject).map((item) => hrefsIn(item, relation).length > 0)
    isLinked ||= areLinked.includes(true)
    const index = areLinked.indexOf(false)
    if (index < 0 || lacking.length >= most) return
    const [expected, actual] = [`the link ${relation}, as in other lists`, 'no such link']
    const told = { about: lists, expected, actual, pointer: `${at}/${index}/_links/${relation}` }
    const exchange = answered.exchange.number
    lacking.push(...remarksOf(by, answered, [told]).map((remark) => ({ exchange, remark })))
  }

  return {
    // Who may acknowledge what is of another caller is not said.
    concerns: ({ operation, actor }) => operation === lists && actor === 'customer',
    look(_exchange, answered) {
      if (answered !== undefined) lookAt(answered)
      return []
    },
    settle: () => (isLinked ? lacking : []),
  }
}
