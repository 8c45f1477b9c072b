import { expect, test } from '@playwright/test'
import { remarksOn } from './remarks-on.js'

const known = {
  interfaces: ['accounts', 'transactions'],
  operations: ['listAccounts', 'getAccount'],
  callable: { accounts: ['listAccounts'], transactions: ['getTransaction'] },
  versions: { accounts: ['0.14.0', '0.13.0'], transactions: ['0.27.1'] },
  requirementSets: ['2026-11'],
  options: ['agency'],
  fixtures: { accounts: ['notViewable', 'businessCustomer'] },
}

test('Names that the contract does not know are mistakes, with a suggestion', () => {
  const text = `target: { baseUrl: http://127.0.0.1 }
claims:
  interfaces: [acounts]
  operations: { only: [getAccount, listAcounts] }
  options: { agencies: false, zebra: true }
fixtures:
  sessions: { a: 1 }
`
  expect(remarksOn(text, { known }).mistakes).toEqual([
    "assay.yaml:3:16  unknown interface 'acounts': did you mean 'accounts'?\n  Rename it to 'accounts'.",
    "assay.yaml:4:36  unknown operation 'listAcounts': did you mean 'listAccounts'?\n  Rename it to 'listAccounts'.",
    "assay.yaml:5:14  unknown option 'agencies'\n  Known: agency.",
    "assay.yaml:5:31  unknown option 'zebra'\n  Known: agency.",
    "assay.yaml:7:3  unknown interface 'sessions'\n  Known: accounts, transactions.",
  ])
})

test('Who sends what a customer does not send is a mistake, and so is an operation that is not there', () => {
  const text = `target: { baseUrl: http://127.0.0.1 }
actors: { customer: { interfaces: { acounts: { token: t } } } }
callers:
  acounts: { listAccounts: admin }
  accounts: { listAcounts: admin, getAccount: agent }
`
  expect(remarksOn(text, { known }).mistakes).toEqual([
    "assay.yaml:2:37  unknown interface 'acounts': did you mean 'accounts'?\n  Rename it to 'accounts'.",
    "assay.yaml:4:3  unknown interface 'acounts': did you mean 'accounts'?\n  Rename it to 'accounts'.",
    "assay.yaml:5:15  unknown operation 'listAcounts': did you mean 'listAccounts'?\n  Rename it to 'listAccounts'.",
    'assay.yaml:5:35  getAccount is no operation of accounts that a customer sends\n  What takes an administrator is sent by the actor admin; its credentials for one interface stand below actors.admin.interfaces.',
  ])
})

test('A version that the interface never had is a mistake, an earlier one is not', () => {
  const text = `target: { baseUrl: http://127.0.0.1 }
claims: { versions: { accounts: 0.13.0, transactions: 0.13.0, cards: 1.0.0 } }
`
  expect(remarksOn(text, { known }).mistakes).toEqual([
    "assay.yaml:2:55  unknown version '0.13.0' of transactions\n  Known: 0.27.1.",
    "assay.yaml:2:63  unknown interface 'cards'\n  Known: accounts, transactions.",
  ])
})

test('A fixture that no suite asks for is a warning', () => {
  const text = `target: { baseUrl: http://127.0.0.1 }
fixtures: { accounts: { notViewabel: [acc-9] } }
`
  expect(remarksOn(text, { known }).warnings).toEqual([
    "assay.yaml:2:25  unknown fixture 'notViewabel': did you mean 'notViewable'?\n  Rename it to 'notViewable'.",
  ])
})
