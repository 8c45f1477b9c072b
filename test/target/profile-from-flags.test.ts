import { expect, test } from '@playwright/test'
import { profileFromFlags } from '../../src/target/profile-from-flags.js'

test('A base URL and the environment make a profile', () => {
  const { profile, warnings } = profileFromFlags({
    baseUrl: 'http://127.0.0.1:8080/api/',
    env: {
      ASSAY_API_KEY: 'k',
      ASSAY_TOKEN: 't',
      ASSAY_OTHER_CUSTOMER_TOKEN: 'other',
      ASSAY_AGENT_API_KEY: 'agent',
      ASSAY_ADMIN_TOKEN: '',
    },
  })
  expect(warnings).toEqual([])
  expect(profile.target).toEqual({ name: '127.0.0.1:8080', baseUrl: 'http://127.0.0.1:8080/api' })
  expect(profile.actors).toEqual({
    customer: {
      name: 'customer',
      apiKey: { value: 'k', variable: 'ASSAY_API_KEY' },
      token: { value: 't', variable: 'ASSAY_TOKEN' },
    },
    otherCustomer: {
      name: 'otherCustomer',
      apiKey: { value: 'k', variable: 'ASSAY_API_KEY' },
      token: { value: 'other', variable: 'ASSAY_OTHER_CUSTOMER_TOKEN' },
    },
    agent: { name: 'agent', apiKey: { value: 'agent', variable: 'ASSAY_AGENT_API_KEY' } },
    anonymous: { name: 'anonymous' },
  })
  expect(profile.safety.allow).toBe('reversible')
})

test('Flags go before the defaults', () => {
  const flags = { baseUrl: 'https://bank.example', allow: 'disruptive', concurrency: 3 } as const
  const { profile } = profileFromFlags({ ...flags, env: {} })
  expect(profile.safety.allow).toBe('disruptive')
  expect(profile.limits.concurrency).toBe(3)
})

test('Without credentials the target is tried all the same, with a warning', () => {
  const { profile, warnings } = profileFromFlags({ baseUrl: 'https://bank.example', env: {} })
  expect(Object.keys(profile.actors)).toEqual(['anonymous'])
  expect(warnings).toMatchObject([{ message: expect.stringContaining('there is no customer') }])
})

test('A base URL that is none is a mistake of the flag', () => {
  expect(() => profileFromFlags({ baseUrl: 'nowhere', env: {} })).toThrow(
    '--base-url  the base URL is not an absolute URL\n  For example: https://sandbox.example.bank/api',
  )
})
