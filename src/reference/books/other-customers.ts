import type { Customer } from './books.js'
import { hold } from './hold.js'
import { products } from './products.js'

/** All users but the actor `customer`: another person, an agent, an administrator and two companies. */
export const otherCustomers: readonly Customer[] = [
  {
    id: 'cust-okafor',
    holdings: [
      hold('acct-000301', 'Ben Okafor', '*7710', products.everyday, {
        allows: ['transferFrom', 'transferTo', 'billPay', 'view', 'viewCards'],
        secCodes: ['ppd', 'web'],
        electronicStatements: true,
      }),
      hold('acct-000302', 'Ben Okafor', '*7711', products.growth, {
        allows: ['transferTo', 'view'],
        nickname: 'Boat',
        secCodes: ['ppd'],
      }),
      // The same account as in the other customer's list, under another nickname and other terms.
      hold('acct-000103', 'Ana Rivera and Ben Okafor', '*5', products.growth, {
        allows: ['transferTo', 'view'],
        nickname: 'Ours',
        secCodes: ['ppd', 'tel', 'web'],
      }),
      hold('acct-000303', 'Ben Okafor', '*9100', products.everyday, {
        location: 'external',
        allows: ['transferTo'],
      }),
    ],
  },
  {
    id: 'cust-haddad',
    holdings: [
      hold('acct-000401', 'Cleo Haddad', '*4400', products.everyday, {
        allows: ['transferFrom', 'transferTo', 'view'],
        secCodes: ['ppd', 'web'],
      }),
      // The agent may look at an account of Ana Rivera's, and do nothing else with it.
      hold('acct-000102', 'Ana Rivera', '*0077', products.rainyDay, {
        allows: ['view'],
        secCodes: ['ppd', 'web'],
        electronicStatements: true,
      }),
    ],
  },
  // Works for the bank and has no account with it.
  { id: 'cust-lindqvist', holdings: [] },
  {
    id: 'cust-mill-street-bakery',
    holdings: [
      hold('acct-000501', 'Mill Street Bakery LLC', '*2201', products.business, {
        allows: ['transferFrom', 'transferTo', 'billPay', 'view'],
        nickname: 'Payroll',
        secCodes: ['ccd', 'ctx', 'ppd', 'web'],
      }),
      hold('acct-000502', 'Mill Street Bakery LLC', '*2202', products.business, {
        allows: ['transferTo', 'view'],
        secCodes: ['ccd', 'ppd', 'web'],
      }),
      hold('acct-000503', 'Mill Street Bakery LLC', '*2203', products.growth, { allows: ['view'] }),
    ],
  },
  {
    id: 'cust-harbour-garage',
    holdings: [
      hold('acct-000601', 'Harbour Garage Inc', '*3301', products.business, {
        allows: ['transferFrom', 'transferTo', 'view'],
        secCodes: ['ccd', 'ppd', 'web'],
      }),
    ],
  },
]
