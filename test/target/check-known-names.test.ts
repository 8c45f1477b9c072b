import { expect, test } from '@playwright/test'
import { remarksOn } from './remarks-on.js'

const known = {
  interfaces: ['accounts', 'transactions'],
  operations: ['listAccounts', 'getAccount'],
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

test('A fixture that no suite asks for is a warning', () => {
  const text = `target: { baseUrl: http://127.0.0.1 }
fixtures: { accounts: { notViewabel: [acc-9] } }
`
  expect(remarksOn(text, { known }).warnings).toEqual([
    "assay.yaml:2:25  unknown fixture 'notViewabel': did you mean 'notViewable'?\n  Rename it to 'notViewable'.",
  ])
})
