import type { RequestListener } from 'node:http'
import { expect, test } from '@playwright/test'
import type { Run } from '../../src/run/run.js'
import { profileFromFlags } from '../../src/target/profile-from-flags.js'
import { serve } from '../exchange/serve.js'
import { certifyTarget } from './certify-target.js'
import { type Day, otherBank } from './other-bank.js'

const env = { ASSAY_API_KEY: 'key-of-other-bank', ASSAY_TOKEN: 'token-of-other-bank' }
const clock = { now: () => Date.now(), sleep: async () => undefined }
const ordinary = Array.from({ length: 14 }, (_, number) => number)

/** Certifies another bank with what any user has: its address, a key and a token. */
async function certifyOther(listener: RequestListener): Promise<Run> {
  await using served = await serve(listener)
  const { profile } = profileFromFlags({ baseUrl: `${served.origin}/api`, env })
  return await certifyTarget(profile.target.baseUrl, { profile, clock, embedded: false })
}

const ids = ({ requirements }: Run, verdict: string): readonly string[] =>
  requirements.filter((one) => one.verdict === verdict).map(({ id }) => id)

/** The bank on a day that passes with its requests. */
function during(day: (requests: number) => Partial<Day>): RequestListener {
  let requests = 0
  return otherBank(() => ({ accounts: ordinary, open: true, ...day((requests += 1)) }))
}

test('Another bank conforms, with nothing but its address, a key and a token', async () => {
  const run = await certifyOther(during(() => ({})))
  expect(ids(run, 'fail')).toEqual([])
  expect(ids(run, 'error')).toEqual([])
  expect(run.totals.pass).toBeGreaterThan(150)
})

test('Accounts that are opened, closed and moved while one looks are not held against the target', async () => {
  const run = await certifyOther(
    during((requests) => {
      const first = Math.floor(requests / 25)
      return { accounts: ordinary.map((number) => number + first) }
    }),
  )
  expect(ids(run, 'fail')).toEqual([])
  expect(ids(run, 'error')).toEqual([])
})

test('A token that ends in the middle of a run is not held against the target', async () => {
  const run = await certifyOther(during((requests) => ({ open: requests < 90 })))
  expect(ids(run, 'fail')).toEqual([])
  expect(run.requirements.map(({ because }) => because)).toContain(
    'At that time a plain request of the customer was answered with 401 as well.',
  )
})

test('A connection that breaks now and then is tried again', async () => {
  const bank = during(() => ({}))
  let requests = 0
  const run = await certifyOther((request, response) => {
    if ((requests += 1) % 5 === 0) request.socket.destroy()
    else bank(request, response)
  })
  expect(ids(run, 'fail')).toEqual([])
  expect(ids(run, 'error')).toEqual([])
})

test('Links to another origin are not followed, and the reader is told what would help', async () => {
  const bank = during(() => ({}))
  const run = await certifyOther((request, response) => {
    const end = response.end.bind(response)
    const spelt = (body: unknown): unknown =>
      String(body).replace('"nextPage_url":"', '"nextPage_url":"https://public.bank.example/api')
    bank(request, Object.assign(response, { end: (body: unknown) => end(spelt(body)) }))
  })
  expect(ids(run, 'fail')).toEqual([])
  const paging = run.requirements.find(
    ({ id }) => id === 'accounts.listAccounts.pages-next-answers',
  )
  expect(paging).toMatchObject({
    verdict: 'inconclusive',
    because: 'A link leads to another origin, https://public.bank.example, and is not followed.',
    remedy: "target.baseUrl, with the origin that the target's links name",
  })
})
