import { hrefsIn } from '../links/hrefs-in.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { narrowingRelations } from './narrowing-relations.js'
import type { AnsweredExchange, LateRemark, Memory, Remark, Rule } from '../rule.js'
import { splitAddress } from '../links/split-address.js'
import { watchedBy } from '../watched-by.js'

/** A list that is narrowed to one resource holds nothing of two, and nothing else beside a search. */
export const narrowedToOne: Rule = {
  id: 'rules/narrowed-to-one',
  title: 'A list that was narrowed to one topic or subscription holds nothing of another',
  file: 'src/rules/lists/narrowed-to-one.ts',
  contradicts: watchedBy('narrowed-to-one'),
  judge(answered) {
    const { name, relation, requirement, lasts, at } = narrowed(answered) ?? {}
    if (name === undefined || lasts === undefined) return []
    const due = lasts.find((one) => one !== undefined)
    const index = lasts.findIndex((one) => one !== undefined && one !== due)
    if (due === undefined) return []
    if (index < 0) return [{ requirement, verdict: 'pass' }]
    return [wrong(requirement, relation, due, lasts[index], `${at}/${index}`)]
  },
  remember,
}

/** What may leave out more, or give another order, and adds nothing. */
const lessening = new Set(['q', 'filter', 'sortBy'])

/** Values that are remembered. */
const most = 4000

/** What a list was narrowed to, and where the link of each of its items leads. */
function narrowed(answered: AnsweredExchange) {
  const { operation, exchange } = answered
  const { url } = exchange.request
  const [[name = '', value = ''] = [], ...further] = [...new URL(url).searchParams].filter(
    ([one]) => !lessening.has(one),
  )
  const relation = Object.hasOwn(narrowingRelations, name) ? narrowingRelations[name] : undefined
  // How filters go together, and that an address does as well as an identifier, are other requirements.
  const isAddress = value.includes('/') && name !== 'subscriptionUri'
  if (relation === undefined || further.length > 0 || value === '' || isAddress) return undefined
  const { at, items } = itemsOfPage(answered) ?? { at: '', items: [] }
  const about = `${operation.id} ${name}`
  const requirement = operation.requirement({ kind: 'watched', by: 'narrowed-to-one', about })
  const lasts = items.map((item) => {
    const [href, ...more] = hrefsIn(item, relation)
    return href === undefined || more.length > 0 ? undefined : splitAddress(href, url)?.last
  })
  return { name, value, relation, requirement, lasts, at }
}

/** Whether a request asks for less, or another order, besides. */
const isLessened = (url: string): boolean =>
  [...new URL(url).searchParams.keys()].some((name) => lessening.has(name))

function remember(): Memory {
  /** Where the links of what was narrowed to a value, and not searched besides, lead. */
  const known = new Map<string, Set<string>>()
  let searched: (LateRemark & { readonly key: string; readonly to: string })[] = []
  return {
    concerns: ({ request }) => request.url.includes('?'),
    look(exchange, answered) {
      const list = answered && URL.canParse(exchange.request.url) && narrowed(answered)
      if (!list) return []
      const { name, value, relation, requirement, lasts, at } = list
      const [to, ...more] = new Set(lasts.filter((one) => one !== undefined))
      if (to === undefined || more.length > 0) return []
      const key = `${answered.operation.interface}.${answered.operation.id} ${name}=${value}`
      if (!isLessened(exchange.request.url)) {
        const all = known.get(key) ?? new Set()
        if (known.size < most) known.set(key, all.add(to))
        return []
      }
      const place = `${at}/${lasts.indexOf(to)}`
      const remark = wrong(requirement, relation, 'the one it is narrowed to', to, place)
      searched.push({ key, to, exchange: exchange.number, remark })
      return []
    },
    settle() {
      const due = searched.filter(({ key, to }) => {
        const [first, ...more] = known.get(key) ?? []
        // Where the links are not the same each time, that is what is wrong.
        return first !== undefined && more.length === 0 && first !== to
      })
      searched = []
      return due
    },
  }
}

const wrong = (
  requirement: string | undefined,
  relation: string | undefined,
  due: string,
  actual: string | undefined,
  pointer: string,
): Remark => ({
  requirement,
  verdict: 'fail',
  expected: `only items whose ${relation} leads to ${due}`,
  actual: `one that leads to ${actual}`,
  pointer: `${pointer}/_links/${relation}`,
})
