import { expect, test } from '@playwright/test'
import { accountAnswers } from '../../src/rules/accounts/account-answers.js'
import { judgeSample } from './judge-sample.js'

const root = 'https://bank.example/api/banking'
const product = { label: 'Everyday Checking' }
const account = {
  id: 'acct-000101',
  label: 'Everyday Checking *0101',
  maskedNumber: '*0101',
  product,
}

const alone = (body: object) =>
  judgeSample(accountAnswers, {
    operation: 'getAccount',
    url: `${root}/accounts/acct%2D000101`,
    body: { ...account, electronicStatements: true, ...body },
  })
const listed = (body: object) =>
  judgeSample(accountAnswers, {
    url: `${root}/accounts`,
    body: { items: [account, { ...account, ...body }], limit: 100 },
  })

test('An account that agrees with itself and its request is not remarked on', () => {
  expect(alone({})).toEqual([])
  expect(listed({ nickname: 'Household', label: 'Household' })).toEqual([])
  expect(listed({ label: '*0101 · Everyday Checking' })).toEqual([])
})

test('A label that is too long, and one whose parts are not shown, are left to others', () => {
  expect(listed({ label: 'x'.repeat(81) })).toEqual([])
  expect(listed({ label: 'x', maskedNumber: undefined })).toEqual([])
  expect(listed({ label: 'x', product: {} })).toEqual([])
})

test('Another account, a wrong label, an empty nickname and statements in a list fail', () => {
  expect(alone({ id: 'acct-000102' })).toEqual([
    {
      requirement: 'accounts.getAccount.same-account',
      verdict: 'fail',
      expected: 'acct-000101',
      actual: 'acct-000102',
      pointer: '/id',
    },
  ])
  expect(alone({ nickname: 'Household' })).toMatchObject([
    { requirement: 'accounts.label.nickname', pointer: '/label' },
  ])
  expect(listed({ label: 'Everyday Checking' })).toMatchObject([
    { requirement: 'accounts.label.product-and-number', pointer: '/items/1/label' },
  ])
  expect(listed({ nickname: '' })).toMatchObject([
    { requirement: 'accounts.nickname.omitted', pointer: '/items/1/nickname' },
  ])
  expect(listed({ electronicStatements: null })).toMatchObject([
    { requirement: 'accounts.accountItem.no-electronicStatements' },
  ])
})
