import type { Discoveries } from '../../../src/scenario/index.js'
import {
  customersAlone,
  gone,
  otherCustomersAccount,
  unknownAccount,
  unviewed,
} from './fixtures/absent-accounts.js'
import { accountsOf } from './fixtures/accounts-of.js'
import {
  accountsWithBalance,
  accountToAskFor,
  incompleteAtFirst,
  mayStayIncomplete,
} from './fixtures/accounts-with-balance.js'
import {
  external,
  internalAccount,
  internalAccounts,
  nicknamedAccounts,
  notViewable,
  oneOfEachType,
} from './fixtures/kinds-of-account.js'
import { allNamed, named } from './fixtures/named.js'
import { allViewable, merelyViewable, viewableAccounts } from './fixtures/viewable-accounts.js'

/** The data that scenarios of accounts need, and how each is found. */
export const fixtures = {
  openIdConfiguration: named(
    'openIdConfiguration',
    'the address of an OpenID Connect configuration',
  ),
  accountsOf,
  viewableAccounts,
  allViewable,
  accountsWithBalance,
  accountToAskFor,
  merelyViewable,
  internalAccount,
  nicknamedAccounts,
  internalAccounts,
  oneOfEachType,
  notViewable,
  external,
  unknownAccount,
  gone,
  unviewed,
  otherCustomersAccount,
  customersAlone,
  allNamed,
  incompleteAtFirst,
  mayStayIncomplete,
  coreDown: named('coreDown', 'an account whose balance the banking core cannot supply'),
  businessCustomer: named('businessCustomer', 'a business customer that the agent may act for'),
  foreignBusiness: named('foreignBusiness', 'a business customer that the agent may not act for'),
  ownCustomerId: named('ownCustomerId', "the customer's own customer identifier"),
}

/** What a profile may give under `fixtures.accounts`. */
export const given = {
  openIdConfiguration: 'the address of the OpenID Connect configuration',
  internal: 'internal accounts of the customer',
  viewable: 'internal accounts whose balances the customer may see',
  notViewable: 'internal accounts that the customer may not view',
  external: 'external accounts of the customer',
  otherCustomersAccount: 'an account that the customer may not access',
  sharedWithAgent: 'an account that customer and agent see with different permissions',
  namedTwice: 'an account that customer and otherCustomer see, each with a nickname of their own',
  incompleteAtFirst: 'accounts whose balance is incomplete at first and comes when asked again',
  alwaysIncomplete: 'accounts whose balance stays incomplete until the tries are used up',
  coreDown: 'accounts whose balance the banking core cannot supply',
  achSecCode: 'the SEC code that achAllowed and achNotAllowed are about',
  achAllowed: 'accounts that allow transfers of that SEC code, and that the customer may view',
  achNotAllowed: 'accounts that do not allow them',
  ownCustomerId: "the customer's own customer identifier",
  businessCustomer: 'a business customer that the agent may act for',
  foreignBusiness: 'a business customer that the agent may not act for',
  accountNumbers: 'full account numbers, which must not occur in URLs',
}

/** What is looked for when a profile is written. */
export const discoveries = {
  found: {
    internal: 'internalAccounts',
    viewable: 'allViewable',
    notViewable: 'notViewable',
    external: 'external',
  },
  supposed: {
    otherCustomersAccount: {
      by: 'otherCustomersAccount',
      because: "the other customer's list holds it, and the customer's does not",
    },
  },
  counted: { accounts: ['accountsOf', 'customer'] },
} satisfies Discoveries<keyof typeof given, keyof typeof fixtures>
