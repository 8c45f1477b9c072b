import { expect } from '@playwright/test'
import { test } from './bank-test.js'

const path = '/banking/achEligibleAccounts'

test('lists the accounts that allow the SEC code and every permission', async ({ open }) => {
  const bank = await open()
  const web = await bank.walk(`${path}?secCode=web&allows=transferFrom&limit=2`)
  expect(web.map(({ id }) => id)).toEqual([
    'acct-000101',
    'acct-000102',
    'acct-000103',
    'acct-000110',
    'acct-000201',
  ])
  const fewer = await bank.get(`${path}?secCode=web&allows=transferFrom,billPay`)
  expect(fewer.items.map(({ id }) => id)).toEqual(['acct-000101', 'acct-000110'])
  expect((await bank.get(`${path}?secCode=rck&allows=view`)).items).toHaveLength(1)
})

test('an agent acts for the business that it may act for, and for no other', async ({ open }) => {
  const bank = await open()
  const query = `${path}?secCode=ccd&allows=view`
  const { businessCustomer, foreignBusiness } = bank.fixtures.accounts
  const business = await bank.get(`${query}&customerId=${businessCustomer}`, 'agent')
  expect(business.items.map(({ id }) => id)).toEqual(['acct-000501', 'acct-000502'])
  for (const customerId of [foreignBusiness, 'cust-not-there']) {
    const refused = await bank.get(`${query}&customerId=${customerId}`, 'agent')
    expect(refused.status, customerId).toBe(403)
  }
})

test('a customer without agency may give the own customer id only', async ({ open }) => {
  const bank = await open()
  const query = `${path}?secCode=web&allows=view`
  const omitted = await bank.get(query)
  const own = await bank.get(`${query}&customerId=${bank.fixtures.accounts.ownCustomerId}`)
  expect(own.items).toEqual(omitted.items)
  const other = await bank.get(`${query}&customerId=${bank.fixtures.accounts.businessCustomer}`)
  expect(other.status).toBe(403)
})
