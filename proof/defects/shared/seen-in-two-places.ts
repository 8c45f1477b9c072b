import { changeItems } from '../../alterations/change-items.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { relink } from '../../alterations/relink.js'
import type { Defect } from '../../defect.js'

/** What two places tell, each in its own way. */
const defects: readonly Defect[] = [
  {
    name: 'seen-in-two-places-unmasked',
    sentence: 'With unmasked=true another amount of a transaction is told.',
    breaks: ['transactions.masked.same-otherwise'],
    response: changeJson({ operations: ['getTransaction'], statuses: [200] }, (one, _, { url }) =>
      url.includes('unmasked=true')
        ? { ...one, amount: { ...(one['amount'] as JsonObject), value: '0.01' } }
        : one,
    ),
  },
  {
    name: 'seen-in-two-places-count-of-all',
    sentence: 'The count of pending transactions of one account is that of all.',
    breaks: ['transactions.pending.filters-with-pages'],
    response: changeJson(
      { operations: ['getPendingTransactions'], statuses: [200] },
      (page, _, { url }) =>
        new URL(url).searchParams.has('account')
          ? { ...page, count: Number(page['count']) + 7 }
          : page,
    ),
  },
  {
    name: 'seen-in-two-places-images',
    sentence: 'The link to the back of a check leads to its front.',
    breaks: ['transactions.check.two-images'],
    response: changeJson({ operations: ['getTransaction'], statuses: [200] }, (one) =>
      relink(one, 'svc:checkBackImage', (href) => href.replace(/back$/, 'front')),
    ),
  },
  {
    name: 'seen-in-two-places-external',
    sentence: 'listEligibleAchAccounts tells another title of external accounts.',
    breaks: ['accounts.lists.agree'],
    response: changeItems({ operations: ['listEligibleAchAccounts'] }, (item) =>
      item['location'] === 'external' ? { ...item, title: 'Other' } : item,
    ),
  },
  {
    name: 'seen-in-two-places-pending-account',
    sentence:
      'Unless it is asked for one account, the last pending transaction of a page leads to another account.',
    breaks: [
      'transactions.getPendingTransactions.items-agree',
      'transactions.pending.accounts',
      'transactions.pending.own-only',
    ],
    response: changeJson(
      { operations: ['getPendingTransactions'], statuses: [200] },
      (page, _, { url }) => {
        const { items } = page['_embedded'] as { items: JsonObject[] }
        if (new URL(url).searchParams.has('account')) return page
        const changed = items.map((item, at) =>
          at === items.length - 1
            ? relink(item, 'svc:account', (href) => href.replace(/acct-\w+$/, 'acct-000109'))
            : item,
        )
        return { ...page, _embedded: { items: changed } }
      },
    ),
  },
  {
    name: 'seen-in-two-places-topic',
    sentence:
      'Unless it is asked for one topic, every third pull notification leads to another topic.',
    breaks: ['messages.getPullNotifications.items-agree', 'messages.notification.link-topic'],
    response: changeJson(
      { operations: ['getPullNotifications'], statuses: [200] },
      (page, _, { url }) => {
        const { items } = page['_embedded'] as { items: JsonObject[] }
        if (/topic|subscription/.test(url)) return page
        const changed = items.map((item, at) =>
          at === 0 ? relink(item, 'svc:topic', (href) => `${href}-x`) : item,
        )
        return { ...page, _embedded: { items: changed } }
      },
    ),
  },
]

export default defects
