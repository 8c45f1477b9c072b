import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'
import { startAssay } from './start-assay.js'

test('What is fixed is seen as soon as the target is back', async ({ folder, open }) => {
  const bank = await open({ defects: ['balances-in-order-of-books'] })
  const place = join(folder, 'place.txt')
  await writeFile(place, 'before')
  const run = `run --base-url ${bank.baseUrl} -i accounts --only accounts.balances.order`
  expect((await assay(run.split(' '), { env: customer, folder })).code).toBe(1)
  const words = `watch --on ${place}`
  const { child, ended, says } = startAssay(words.split(' '), { env: customer, folder })
  await says('0 of 1 pass')
  await bank.close()
  await says(`Waiting for ${bank.baseUrl} to come back`)
  const asked: string[] = []
  await open({
    port: Number(new URL(bank.origin).port),
    filterRequest(request) {
      asked.push(request.url)
      return request
    },
  })
  await says('the target came back')
  await says('1 of 1 pass')
  // What makes it quick: a round looks for data and sends what shows the one requirement, and nothing else.
  expect([...new Set(asked.map((url) => new URL(url).pathname))].toSorted()).toEqual([
    '/api/banking/accountBalances',
    '/api/banking/accounts',
    '/api/banking/achEligibleAccounts',
  ])
  expect(new Set(asked).size).toBeLessThanOrEqual(12)
  // A fault that shows now and then is looked for in eight answers to the same.
  for (const url of asked) expect(asked.filter((one) => one === url).length).toBeLessThanOrEqual(8)
  expect(asked.length).toBeLessThanOrEqual(24)
  await writeFile(place, 'after')
  await says(`${place} changed`)
  child.kill('SIGINT')
  const { code, stdout, stderr } = await ended
  expect(code, stderr).toBe(0)
  // Who looks at it has a clock beside it, not a time in another zone.
  expect(stdout).toMatch(/^\d\d:\d\d:\d\d  the target came back$/m)
  expect(stdout).toContain('FAIL  accounts.balances.order')
  expect(stdout).toContain(
    '\n        reports/index.html#finding--accounts.balances.order--accounts-balances-order\n',
  )
  expect(stdout).toContain('PASS  accounts.balances.order')
})

test('Who watches nothing is told what to name', async ({ folder }) => {
  const watch = (...args: readonly string[]) => assay(['watch', ...args], { folder })
  expect((await watch()).stderr).toContain('there is no run yet')
  const only = ['--only', 'accounts.balances.order']
  expect((await watch(...only)).stderr).toContain('watch needs a target')
  const on = await watch(...only, '-i', 'accounts', '-u', 'http://127.0.0.1:9/api', '--on', 'sorce')
  expect(on.code).toBe(2)
  expect(on.stderr).toContain('--on sorce: there is no such file or folder')
})
