import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'
import { readRun } from './read-run.js'

test('What failed or was left open is repeated and can be looked at', async ({ folder, open }) => {
  const bank = await open({ defects: ['balances-in-order-of-books'] })
  const out = ['--out', join(folder, 'reports')]
  const run = (...args: readonly string[]) => assay(['run', ...args], { env: customer, folder })
  const none = await run('--failed', ...out)
  expect(none.code).toBe(2)
  expect(none.stderr).toContain('there is no run yet')
  expect(none.stderr).toContain('Run first (assay run)')

  const target = ['--base-url', bank.baseUrl]
  const part = ['-i', 'accounts', '--only', 'accounts.balances', 'accounts.listAccountBalances']
  const first = await run(...target, ...part, ...out)
  expect(first.code, first.stdout).toBe(1)
  const before = await readRun(join(folder, 'reports'))
  const left = before.requirements.filter(({ verdict }) =>
    ['fail', 'inconclusive'].includes(verdict),
  )
  expect(left.length).toBeGreaterThan(1)
  expect(left.length).toBeLessThan(before.requirements.length)

  const other = await run('--failed', '--base-url', 'http://127.0.0.1:9/api', ...out)
  expect(other.code).toBe(2)
  expect(other.stderr).toContain(
    `is from a run against ${bank.baseUrl}, not against http://127.0.0.1:9`,
  )
  const profile = await run('--failed', '--profile', 'other.yaml', ...out)
  expect(profile.code).toBe(2)
  expect(profile.stderr).toContain('is from a run without a profile')

  const again = await run('--failed', ...out)
  expect(again.code, again.stdout).toBe(1)
  expect(again.stdout).toContain('left: 1 failed, ')
  expect(again.stdout).toContain(`The whole: npx assay run --base-url ${bank.baseUrl}`)
  const after = await readRun(join(folder, 'reports'))
  expect(after.requirements.map(({ id }) => id)).toEqual(left.map(({ id }) => id))
  expect(after.exchanged.count).toBeLessThan(before.exchanged.count)

  const one = await run('--failed', '--only', 'accounts.balances.order', ...out)
  expect(one.code, one.stdout).toBe(1)
  expect(one.stdout).toContain('left: 1 failed\n')

  const show = (...args: readonly string[]) => assay(['show', ...args], { folder })
  const requirement = await show('accounts.balances.order')
  expect(requirement.stdout).toContain('FAIL  accounts.balances.order')
  expect(requirement.stdout).toContain('FAIL  by accounts/balances-order\n')
  const place =
    '\n        reports/index.html#finding--accounts.balances.order--accounts-balances-order\n'
  expect(requirement.stdout).toContain(place)
  const [, number = ''] =
    /^ +(\d+) {2}GET [^→]*accountBalances\?[^→]*by\s+customer\s+→\s+200/m.exec(
      requirement.stdout,
    ) ?? []
  const exchange = await show(number)
  expect(exchange.stdout).toContain('API-Key: ‹key·')
  expect(exchange.stdout).toContain('"currentWithPending": "')
  expect(exchange.stdout).toContain(`FAIL  accounts.balances.order, at /items${place}`)
  expect(exchange.stdout).toContain('curl -H')
  const scenario = await show('accounts/balances-order')
  expect(scenario.stdout).toContain(`accounts.balances.order  exchange ${number}${place}`)
  expect(scenario.stdout).toContain(`${number}  GET /api/banking/accountBalances?`)
  const json = await show('accounts.balances.order', '--json')
  expect(JSON.parse(json.stdout)).toMatchObject({ requirement: { verdict: 'fail' } })
  const begun = await show('accounts.balances')
  expect(begun).toMatchObject({ code: 2, stdout: '' })
  expect(begun.stderr).toContain('this begins with it:\n  accounts.balances.order')
  expect((await show('4711')).stderr).toContain(
    'the last run has no exchange 4711; they go from 1 to',
  )

  const replay = () => assay(['replay', 'accounts.balances.order'], { env: customer, folder })
  const same = await replay()
  expect(same.code, same.stdout).toBe(1)
  const [then = '', now = ''] = same.stdout.split(/(?=^ {2}now )/m)
  expect(then).toMatch(/before +FAIL {2}accounts\.balances\.order {2}answered .*\n/)
  expect(then.endsWith(place)).toBe(true)
  expect(now).not.toContain('Fixed')
  expect(same.stdout.split(place)).toHaveLength(2)
  expect(same.stdout).toMatch(/now +FAIL {2}accounts\.balances\.order {2}answered /)
  await bank.close()
  await open({ port: Number(new URL(bank.origin).port) })
  const fixed = await replay()
  expect(fixed.code, fixed.stdout).toBe(0)
  expect(fixed.stdout).toMatch(/\d+ {2}GET \/api\/banking\/accountBalances[^→]*→\s+200/)
  expect(fixed.stdout).toMatch(/before +FAIL {2}accounts\.balances\.order/)
  expect(fixed.stdout).toContain(place)
  expect(fixed.stdout).toMatch(
    /now +PASS {2}accounts\.balances\.order\n\n {2}Fixed\. .*: npx assay run --failed\n$/,
  )
  // It leaves the reports as they are.
  expect((await show('accounts.balances.order')).stdout).toContain('FAIL  by ')
})

test('What a rule saw is asked for again, and once it is fixed nothing is left', async ({
  folder,
  open,
}) => {
  const id = 'accounts.accountBalance.available'
  const bank = await open({ defects: ['wrong-balances-available-number'] })
  const run = (...args: readonly string[]) => assay(['run', ...args], { env: customer, folder })
  // A pattern of a rule's requirement performs no scenario; this one shows it.
  const only = ['laws/service:accounts.listAccountBalances', id]
  const first = await run('--base-url', bank.baseUrl, '-i', 'accounts', '--only', ...only)
  expect(first.code, first.stdout).toBe(1)
  expect(first.stdout).toContain(`FAIL  ${id}`)
  const again = await run('--failed')
  expect(again.code, again.stdout).toBe(1)
  expect(again.stdout).toContain(`FAIL  ${id}`)

  await bank.close()
  await open({ port: Number(new URL(bank.origin).port) })
  const fixed = await run('--failed')
  expect(fixed.code, fixed.stdout).toBe(0)
  const last = await run('--failed')
  expect(last.code, last.stdout).toBe(0)
  expect(last.stdout).toContain('left nothing failed or inconclusive')
})
