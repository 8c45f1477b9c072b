import type { RequestListener } from 'node:http'
import { expect, test } from '@playwright/test'
import type { Run } from '../../src/run/run.js'
import { serve } from '../exchange/serve.js'
import { always } from '../scenario/answers.js'
import { certifyTarget } from './certify-target.js'

/** Certifies a target that answers everything alike, without waiting for it to change its mind. */
async function certifyHollow(listener: RequestListener): Promise<Run> {
  await using served = await serve(listener)
  const clock = { now: () => Date.now(), sleep: async () => undefined }
  return await certifyTarget(`${served.origin}/api`, { clock })
}

const ids = ({ requirements }: Run, verdict: string): readonly string[] =>
  requirements.filter((one) => one.verdict === verdict).map(({ id }) => id)

/** What the form of any answer shows, whatever it says. */
const ofForm = /\.(?:status|media-type|body)$|^accounts\.problem\./

const refusing: Readonly<Record<number, { verdict: string; fails: readonly string[] }>> = {
  401: { verdict: 'not decided', fails: [] },
  403: { verdict: 'not decided', fails: [] },
  404: {
    verdict: 'not conformant',
    fails: ['accounts.listAccounts.answers', 'accounts.listEligibleAchAccounts.answers'],
  },
  422: {
    verdict: 'not conformant',
    fails: ['accounts.listAccounts.answers', 'accounts.listEligibleAchAccounts.answers'],
  },
  429: { verdict: 'not decided', fails: [] },
  500: {
    verdict: 'not conformant',
    fails: ['listAccounts', 'getAccount', 'listAccountBalances', 'listEligibleAchAccounts'].map(
      (operation) => `accounts.${operation}.status`,
    ),
  },
  503: { verdict: 'not decided', fails: [] },
}

for (const [status, { verdict, fails }] of Object.entries(refusing))
  test(`A target that answers everything with ${status} passes nothing but for the form, and fails for its root only`, async () => {
    const problem = { type: 'about:blank', title: 'No', status: Number(status) }
    const run = await certifyHollow(always(Number(status), problem))
    expect(run.verdict).toBe(verdict)
    expect(ids(run, 'pass').filter((id) => !ofForm.test(id))).toEqual([])
    expect(ids(run, 'fail')).toEqual(fails)
    expect(ids(run, 'error')).toEqual([])
  })

test('A target that hangs up on every caller is not decided, and nothing is held against it', async () => {
  const run = await certifyHollow((request) => request.socket.destroy())
  expect(run.verdict).toBe('not decided')
  expect(ids(run, 'pass')).toEqual([])
  expect(ids(run, 'fail')).toEqual([])
  expect(run.totals.error).toBeGreaterThan(100)
})

test('Empty lists show nothing about accounts, their pages and their filters', async () => {
  const run = await certifyHollow(always(200, { items: [], limit: 100 }))
  const decided = new Set([...ids(run, 'pass'), ...ids(run, 'fail')])
  const shown = [...decided].filter(
    (id) =>
      /^accounts\.(?:accountItem|accountBalance|balances|label|nickname|allows|urls)\./.test(id) ||
      /-filter-|pages-(?!limit-default)/.test(id),
  )
  expect(shown).toEqual([])
})

const permissions = ['billPay', 'transferFrom', 'transferTo', 'mobileCheckDeposit', 'view']
const only = {
  id: 'acct-000101',
  title: 'Checking of A. Person',
  label: 'Everyday',
  nickname: 'Everyday',
  maskedNumber: '*1234',
  location: 'internal',
  product: { type: 'checking', label: 'Checking' },
  allows: Object.fromEntries(
    [...permissions, 'viewCards', 'manageCards'].map((name) => [name, true]),
  ),
}

test('A filter that every account matches is right by chance, and two pages need two accounts', async () => {
  const run = await certifyHollow(always(200, { items: [only], limit: 100 }))
  const result = (id: string) => run.requirements.find((one) => one.id === id)
  expect(result('accounts.listAccounts.allows-filter-matching')).toMatchObject({
    verdict: 'inconclusive',
    because: 'Every item of the list matches: with allows there is nothing to leave out.',
  })
  for (const aspect of ['next-while-more', 'next-answers', 'nothing-missing', 'nothing-twice'])
    expect(result(`accounts.listAccounts.pages-${aspect}`)?.verdict).toBe('inconclusive')
  // What refuses no one and nothing fails for that, whatever it answers.
  expect(result('accounts.listAccounts.without-credentials')?.verdict).toBe('fail')
  expect(result('accounts.listAccounts.limit-above-maximum')?.verdict).toBe('fail')
})

test('Counts add up, whatever a target does', async () => {
  for (const listener of [always(200, {}), always(200, { items: [only] })]) {
    const { totals, interfaces, requirements } = await certifyHollow(listener)
    const { planned, pass, fail, warn = 0, inconclusive, error, none } = totals
    expect(pass + fail + warn + inconclusive + error + none).toBe(planned)
    expect(planned).toBe(requirements.length)
    expect(interfaces.map((one) => one.totals)).toEqual([totals])
  }
})
