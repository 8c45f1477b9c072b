import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { problem } from '../../alterations/problem.js'
import type { Defect } from '../../defect.js'

/** Whose accounts are shown for ACH transfers, and which. */
const defects: readonly Defect[] = [
  {
    name: 'ach-customers-agent-refused',
    sentence: 'An agent is refused the business that it may act for.',
    breaks: ['accounts.ach.agent-entitled'],
    behaviour: { mayActFor: ({ customerId }, wanted) => customerId === wanted },
  },
  {
    name: 'ach-customers-agency-unchecked',
    sentence: 'Every caller may act for any business, and for any other customer.',
    breaks: ['accounts.ach.agent-not-entitled', 'accounts.listAccounts.accessible-only'],
    behaviour: { mayActFor: () => true },
  },
  {
    name: 'ach-customers-persons-unchecked',
    sentence:
      'Only of agents it is looked at for whom they may act: any other caller names a business.',
    breaks: ['accounts.listAccounts.accessible-only'],
    behaviour: ({ mayActFor }) => ({
      mayActFor: (actor, wanted) =>
        mayActFor(actor, wanted) || (actor.actsFor.length === 0 && /bakery|garage/.test(wanted)),
    }),
  },
  {
    name: 'ach-customers-agency-404',
    sentence: 'An agent is told 404 of a business that it may not act for.',
    breaks: ['accounts.ach.agent-not-entitled', 'accounts.listEligibleAchAccounts.restricted'],
    async response(response, request) {
      const { searchParams } = new URL(request.url)
      if (response.status !== 403 || !searchParams.has('customerId')) return response
      const problem = (await response.json()) as object
      const { headers } = response
      return new Response(JSON.stringify({ ...problem, status: 404 }), { status: 404, headers })
    },
  },
  {
    name: 'ach-customers-self-refused',
    sentence: 'A caller who names itself is refused.',
    breaks: ['accounts.ach.own-customer'],
    behaviour: { mayActFor: ({ actsFor }, wanted) => actsFor.includes(wanted) },
  },
  {
    name: 'ach-customers-self-without-nicknames',
    sentence:
      'A caller who names itself is shown accounts without the nicknames that it gave them.',
    breaks: [
      'accounts.ach.own-customer',
      'accounts.listEligibleAchAccounts.items-agree',
      'accounts.listEligibleAchAccounts.items-carry',
    ],
    response: changeJson({ operations: ['listEligibleAchAccounts'] }, (page, { ok }, { url }) => {
      if (!ok || !new URL(url).searchParams.has('customerId')) return page
      const items = (page['items'] as JsonObject[]).map(({ nickname: _, ...item }) => {
        const product = item['product'] as JsonObject
        return { ...item, label: `${String(product['label'])} ${String(item['maskedNumber'])}` }
      })
      return { ...page, items }
    }),
  },
  {
    name: 'ach-customers-self-one-code',
    sentence: 'A caller who names itself has no accounts for one SEC code.',
    breaks: ['accounts.ach.own-customer'],
    response: changeJson({ operations: ['listEligibleAchAccounts'] }, (page, { ok }, { url }) => {
      const query = new URL(url).searchParams
      if (!ok || query.get('secCode') !== 'tel' || query.get('customerId') !== 'cust-rivera')
        return page
      return { ...page, items: [], nextPage_url: undefined }
    }),
  },
  {
    name: 'ach-customers-must-be-named',
    sentence: 'A caller who names no customer is refused as one who may not act for it.',
    breaks: ['accounts.ach.own-customer'],
    response(response, request, { operation }) {
      const isUnnamed = !new URL(request.url).searchParams.has('customerId')
      return operation === 'listEligibleAchAccounts' && response.status === 200 && isUnnamed
        ? problem(403, 'customerNotPermitted')
        : response
    },
  },
  {
    name: 'ach-customers-first-page-only',
    sentence: 'Behind its first page the list of a business holds nothing.',
    breaks: ['accounts.ach.agent-entitled'],
    response: changeJson({ operations: ['listEligibleAchAccounts'] }, (page, { ok }, { url }) => {
      const query = new URL(url).searchParams
      return ok && query.has('customerId') && query.get('start') ? { ...page, items: [] } : page
    }),
  },
  {
    name: 'ach-customers-code-ignored',
    sentence: 'The list holds accounts that do not allow the SEC code asked for.',
    breaks: ['accounts.ach.sec-code'],
    behaviour: { ofSecCode: () => true },
  },
  {
    name: 'ach-customers-first-code-only',
    sentence: 'Of the SEC codes that an account allows, the list knows the first.',
    breaks: ['accounts.ach.sec-code'],
    behaviour: { ofSecCode: ({ account }, wanted) => account.secCodes[0] === wanted },
  },
]

export default defects
