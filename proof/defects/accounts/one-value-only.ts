import { changeItems } from '../../alterations/change-items.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const list = 'listAccounts'

/** Drops a parameter beside one value of another one. */
const dropBeside = (
  operation: string,
  [name, value]: readonly [string, string],
  dropped: string,
): NonNullable<Defect['request']> =>
  changeQuery(operation, (query) => {
    if (query.get(name) === value) query.delete(dropped)
  })

const types = ['savings', 'cd', 'loan']

/** Lists that are wrong for one value of a filter alone. */
const defects: readonly Defect[] = [
  ...types.map((type): Defect => ({
    name: `one-value-only-${type}`,
    sentence: `Beside the product type ${type} no permission is looked at.`,
    breaks: [
      'accounts.listAccounts.filters-together',
      'accounts.listAccounts.allows-filter-matching',
    ],
    request: dropBeside(list, ['productType', type], 'allows'),
  })),
  ...['manageCards', 'viewCards'].map((permission): Defect => ({
    name: `one-value-only-${permission}`,
    sentence: `Beside the permission ${permission} no product type is looked at.`,
    breaks: [
      'accounts.listAccounts.filters-together',
      'accounts.listAccounts.productType-filter-matching',
    ],
    request: dropBeside(list, ['allows', permission], 'productType'),
  })),
  {
    name: 'one-value-only-view-anywhere',
    sentence: 'Beside the permission view no location is looked at.',
    breaks: [
      'accounts.listAccounts.filters-together',
      'accounts.listAccounts.location-filter-matching',
    ],
    request: dropBeside(list, ['allows', 'view'], 'location'),
  },
  ...['ira', 'loan'].map((type): Defect => ({
    name: `one-value-only-${type}-on-one-page`,
    sentence: `Accounts of the product type ${type} are on one page, however many are asked for.`,
    breaks: ['accounts.listAccounts.pages-limit-respected'],
    request: dropBeside(list, ['productType', type], 'limit'),
  })),
  ...[
    ['location', 'external'],
    ['allows', 'view'],
  ].map(([name = '', value = '']): Defect => ({
    name: `one-value-only-${value}-ends-early`,
    sentence: `The list with ${name} ${value} ends with its first page.`,
    breaks: ['accounts.listAccounts.pages-filtered-whole'],
    response: changeJson({ operations: [list], statuses: [200] }, (page, _response, { url }) =>
      new URL(url).searchParams.get(name) === value ? { ...page, nextPage_url: undefined } : page,
    ),
  })),
  {
    name: 'one-value-only-web',
    sentence:
      'Accounts for transfers of web are those that may be looked at, whatever they are to allow.',
    breaks: ['accounts.listEligibleAchAccounts.allows-filter-matching'],
    request: changeQuery('listEligibleAchAccounts', (query) => {
      if (query.get('secCode') === 'web' && query.has('allows')) query.set('allows', 'view')
    }),
  },
  {
    name: 'one-value-only-bills',
    sentence: 'In the list of accounts to view, each one may pay bills.',
    breaks: ['accounts.listAccounts.items-agree'],
    response: changeJson({ operations: [list], statuses: [200] }, (page, _response, { url }) => {
      if (new URL(url).searchParams.get('allows') !== 'view') return page
      const items = (page['items'] as JsonObject[]).map((item) => ({
        ...item,
        allows: { ...(item['allows'] as JsonObject), billPay: true },
      }))
      return { ...page, items }
    }),
  },
  {
    name: 'one-value-only-products',
    sentence: 'In the list for transfers of tel, products have other descriptions.',
    breaks: ['accounts.listEligibleAchAccounts.items-agree'],
    response: changeJson(
      { operations: ['listEligibleAchAccounts'], statuses: [200] },
      (page, _response, { url }) => {
        if (new URL(url).searchParams.get('secCode') !== 'tel') return page
        const items = (page['items'] as JsonObject[]).map((item) => ({
          ...item,
          product: { ...(item['product'] as JsonObject), description: 'A product' },
        }))
        return { ...page, items }
      },
    ),
  },
  {
    name: 'one-value-only-agent-pages',
    sentence: 'The next page of the accounts of a business is asked for without naming it.',
    breaks: ['accounts.ach.agent-entitled', 'accounts.listEligibleAchAccounts.pages-filters-kept'],
    response: changeJson({ operations: ['listEligibleAchAccounts'], statuses: [200] }, (page) => {
      if (typeof page['nextPage_url'] !== 'string') return page
      const url = new URL(page['nextPage_url'])
      url.searchParams.delete('customerId')
      return { ...page, nextPage_url: url.href }
    }),
  },
  {
    name: 'one-value-only-title',
    sentence: 'An account has another title each time that it is shown by itself.',
    breaks: ['accounts.listAccounts.items-agree', 'accounts.listEligibleAchAccounts.items-agree'],
    response: (() => {
      let times = 0
      return changeItems({ operations: ['getAccount'], statuses: [200] }, (account) => ({
        ...account,
        title: `Owner ${(times += 1)}`,
      }))
    })(),
  },
]

export default defects
