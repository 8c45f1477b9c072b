import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Clock } from '../../src/exchange/clock.js'
import type { Header } from '../../src/exchange/exchange.js'
import { openLoginRenewal } from '../../src/login/open-login-renewal.js'
import { openLoginStore } from '../../src/login/login-store.js'
import type { AuthorizationBehaviour } from '../../src/reference/authorization/authorization-behaviour.js'
import type { ServedBank } from '../../src/reference/serve-bank.js'
import { test as base } from '../cli/cli-test.js'
import { keep, logInAt } from './log-in-at.js'

interface Wanted {
  readonly decide?: (own: AuthorizationBehaviour) => AuthorizationBehaviour
}

const key = 'key-of-the-application'

/** A bank with a clock that tests move, someone who is logged in, and keepers of two runs. */
const test = base.extend<{ begin: (wanted?: Wanted) => ReturnType<typeof beginAt> }>({
  begin: async ({ open, folder }, use) => {
    await use(async ({ decide = (own: AuthorizationBehaviour) => own }: Wanted = {}) => {
      const time = { now: Date.UTC(2026, 0, 1), renewals: 0 }
      const bank = await open({
        clock: () => time.now,
        decideAuthorization: (own) => ({
          ...decide(own),
          tokenAnswer(answer, type) {
            if (type === 'refresh_token') time.renewals += 1
            return decide(own).tokenAnswer(answer, type)
          },
        }),
      })
      return beginAt(bank, join(folder, 'logins.json'), time)
    })
  },
})

async function beginAt(bank: ServedBank, path: string, time: { now: number; renewals: number }) {
  const login = await logInAt(bank, 'endpoints', time.now)
  const store = keep(path, bank, login)
  const clock: Clock = { now: () => time.now, sleep: async () => undefined }
  const lost: string[] = []
  const learnt: string[] = []
  const renewal = () =>
    openLoginRenewal({
      logins: [login],
      target: bank.baseUrl,
      origins: [bank.origin],
      store,
      clock,
      apiKeyOf: () => key,
      learn: (secret) => void learnt.push(secret),
      onLost: ({ message }) => void lost.push(message),
      onUnsaved: (message) => void lost.push(message),
    })
  const headers: readonly Header[] = [
    ['API-Key', key],
    ['Authorization', `Bearer ${login.tokens.access}`],
  ]
  const kept = () => store.read()[0]?.tokens
  return { bank, renewal, headers, kept, lost, learnt, time, login }
}

test('A token is renewed before it ends, by one request however many need it, and is kept', async ({
  begin,
}) => {
  const { renewal, headers, kept, learnt, time, login } = await begin()
  const one = renewal()
  expect(await one.fresh(headers)).toEqual(headers)
  time.now += 850_000
  const all = await Promise.all(Array.from({ length: 16 }, () => one.fresh(headers)))
  expect(time.renewals).toBe(1)
  const tokens = kept()
  expect(tokens?.refresh).not.toBe(login.tokens.refresh)
  for (const renewed of all)
    expect(renewed).toEqual([headers[0], ['Authorization', `Bearer ${tokens?.access}`]])
  expect(learnt).toEqual([tokens?.access, tokens?.refresh])

  // Another run that began before takes over what this one was given, and does not use a refresh token twice.
  const other = renewal()
  expect(await other.fresh(headers)).toEqual(all[0])
  expect(time.renewals).toBe(1)
})

test('A refusal renews a token once where all credentials went along, and not where they did not', async ({
  begin,
}) => {
  const { renewal, headers, kept, time } = await begin()
  const one = renewal()
  expect(await one.afterRefusal(headers.slice(1), 'GET accounts')).toBeUndefined()
  expect(await one.afterRefusal([['Authorization', 'Bearer made-up']], 'GET')).toBeUndefined()
  expect(time.renewals).toBe(0)
  const renewed = await one.afterRefusal(headers, 'GET accounts')
  expect(renewed).toEqual([headers[0], ['Authorization', `Bearer ${kept()?.access}`]])
  expect(await one.afterRefusal(renewed ?? [], 'GET accounts')).toBeUndefined()
  expect(time.renewals).toBe(1)
})

test('A refresh that is refused ends the run, once; what is sent later goes as it is', async ({
  begin,
}) => {
  const refused = () => Response.json({ error: 'invalid_grant' }, { status: 400 })
  const { renewal, headers, lost, time } = await begin({
    decide: (own) => ({
      ...own,
      tokenAnswer: (answer, type) => (type === 'refresh_token' ? refused() : answer),
    }),
  })
  time.now += 900_000
  const one = renewal()
  const both = await Promise.allSettled([one.fresh(headers), one.fresh(headers)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(new Set(lost).size).toBe(1)
  expect(lost[0]).toMatch(
    /^the log-in of customer ended and could not be renewed: 127\.0\.0\.1:\d+ refused: invalid_grant\nLog in again: npx assay login customer$/,
  )
  expect(await one.fresh(headers)).toEqual(headers)
  expect(time.renewals).toBe(1)
})

test('A server that cannot be asked is asked again later, as long as the token is good', async ({
  begin,
}) => {
  const { bank, renewal, headers, lost, time } = await begin()
  const one = renewal()
  await bank.close()
  time.now += 850_000
  expect(await one.fresh(headers)).toEqual(headers)
  expect(lost).toEqual([])
  time.now += 50_000
  await expect(one.fresh(headers)).rejects.toThrow('could not be asked')
  expect(lost).toHaveLength(1)
})

test('A file of tokens that others may read, or that is damaged, is not used', async ({
  folder,
}) => {
  const path = join(folder, 'logins.json')
  await writeFile(path, '{"version":1,"logins":[]}', { mode: 0o600 })
  const store = openLoginStore(path)
  expect(store.read()).toEqual([])
  await writeFile(path, '{"version":1,"log')
  expect(() => store.read()).toThrow('is damaged')
  await chmod(path, 0o644)
  if (process.platform !== 'win32')
    expect(() => store.read()).toThrow('others than its owner may read it')
})
