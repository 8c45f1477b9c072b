import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { loadSuites } from '../../src/run/load-suites.js'
import type { Run } from '../../src/run/run.js'
import { serve } from '../exchange/serve.js'
import { loadText } from '../target/load-text.js'
import { certifyTarget } from './certify-target.js'
import { otherHalBank } from './other-hal-bank.js'

test.setTimeout(120_000)

const clock = { now: () => Date.now(), sleep: async () => undefined }
const env = {
  KEY: 'key-of-other-bank',
  CUSTOMER: 'customer-of-other-bank',
  ADMIN: 'admin-of-other-bank',
}

const profileOf = (baseUrl: string, name: string): string => `
target: { baseUrl: '${baseUrl}' }
actors:
  customer: { apiKey: { env: KEY }, token: { env: CUSTOMER } }
  admin: { apiKey: { env: KEY }, token: { env: ADMIN } }
claims: { interfaces: [${name}] }
fixtures:
  text: { writableGroup: mine, groupWithSubgroups: shop }
safety: { allow: reversible }
`

async function certifyOther(name: string): Promise<Run> {
  await using served = await serve(otherHalBank())
  const { profile } = loadText(profileOf(`${served.origin}/api`, name), { env })
  return await certifyTarget(profile.target.baseUrl, {
    contract: loadContract({ interfaces: [name] }),
    suites: await loadSuites([name]),
    profile,
    clock,
    embedded: false,
  })
}

for (const [name, passes] of [
  ['transactions', 100],
  ['text', 120],
] as const)
  test(`Another bank with ${name} conforms`, async () => {
    const run = await certifyOther(name)
    const of = (verdict: string) => run.requirements.filter((one) => one.verdict === verdict)
    expect(of('fail').map(({ id, because }) => `${id}: ${because}`)).toEqual([])
    expect(of('error').map(({ id, because }) => `${id}: ${because}`)).toEqual([])
    expect(of('pass').length).toBeGreaterThan(passes)
  })
