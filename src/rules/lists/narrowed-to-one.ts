import { hrefsIn } from '../links/hrefs-in.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { narrowingRelations } from './narrowing-relations.js'
import type { Remark, Rule } from '../rule.js'
import { splitAddress } from '../links/split-address.js'
import { watchedBy } from '../watched-by.js'

/** A list that is narrowed to one resource holds nothing of two. */
export const narrowedToOne: Rule = {
  id: 'rules/narrowed-to-one',
  title: 'A list that was narrowed to one topic or subscription holds nothing of another',
  file: 'src/rules/lists/narrowed-to-one.ts',
  decides: () => false,
  contradicts: watchedBy('narrowed-to-one'),
  judge(answered) {
    const { operation, exchange } = answered
    const { url } = exchange.request
    const [[name = '', value = ''] = [], ...further] = [...new URL(url).searchParams]
    const relation = Object.hasOwn(narrowingRelations, name) ? narrowingRelations[name] : undefined
    // How filters go together, and that an address does as well as an identifier, are other requirements.
    const isAddress = value.includes('/') && name !== 'subscriptionUri'
    if (relation === undefined || further.length > 0 || value === '' || isAddress) return []
    const { at, items } = itemsOfPage(answered) ?? { at: '', items: [] }
    const about = `${operation.id} ${name}`
    const requirement = operation.requirement({ kind: 'watched', by: 'narrowed-to-one', about })
    const lasts = items.map((item) => {
      const [href, ...more] = hrefsIn(item, relation)
      return href === undefined || more.length > 0 ? undefined : splitAddress(href, url)?.last
    })
    const due = lasts.find((one) => one !== undefined)
    const index = lasts.findIndex((one) => one !== undefined && one !== due)
    if (due === undefined) return []
    if (index < 0) return [{ requirement, verdict: 'pass' }]
    const remark: Remark = {
      requirement,
      verdict: 'fail',
      expected: `only items whose ${relation} leads to ${due}`,
      actual: `one that leads to ${lasts[index]}`,
      pointer: `${at}/${index}/_links/${relation}`,
    }
    return [remark]
  },
}
