import type { Holding } from './books.js'
import { hold } from './hold.js'
import { products } from './products.js'

const owner = 'Ana Rivera'
const joint = 'Ana Rivera and Ben Okafor'

/** The accounts of the actor `customer`: every product type, every permission given and withheld. */
export const riveraHoldings: readonly Holding[] = [
  hold('acct-000101', owner, '*4821', products.everyday, {
    allows: [
      'transferFrom',
      'transferTo',
      'billPay',
      'mobileCheckDeposit',
      'view',
      'viewCards',
      'manageCards',
    ],
    nickname: 'Household',
    secCodes: ['arc', 'boc', 'ccd', 'cie', 'ctx', 'pop', 'ppd', 'rck', 'tel', 'web'],
    electronicStatements: true,
  }),
  hold('acct-000102', owner, '*0077', products.rainyDay, {
    allows: ['transferFrom', 'transferTo', 'mobileCheckDeposit', 'view'],
    secCodes: ['ppd', 'web'],
    electronicStatements: true,
  }),
  hold('acct-000103', joint, '*5', products.growth, {
    allows: ['transferFrom', 'transferTo', 'view'],
    nickname: 'Holidays, one day',
    secCodes: ['ppd', 'tel', 'web'],
  }),
  hold('acct-000104', owner, '*C-12', products.certificate, { allows: ['view'] }),
  hold('acct-000105', owner, '*9.01', products.certificate, { allows: ['transferTo', 'view'] }),
  hold('acct-000106', owner, '*3310', products.retirement, {
    allows: ['transferTo', 'view'],
    secCodes: ['ppd'],
    electronicStatements: true,
  }),
  hold('acct-000107', owner, '*L_7', products.carLoan, {
    allows: ['transferTo', 'view'],
    nickname: 'The blue car',
  }),
  hold('acct-000108', owner, '*6190', products.card, {
    allows: ['billPay', 'view', 'viewCards', 'manageCards'],
  }),
  hold('acct-000109', owner, '*6203', products.card, { allows: ['view', 'viewCards'] }),
  hold('acct-000110', owner, '*7 44', products.everyday, {
    allows: ['transferFrom', 'billPay', 'view', 'viewCards'],
    secCodes: ['ccd', 'ctx', 'ppd', 'web'],
  }),
  // May be paid into, may not be looked at.
  hold('acct-000111', joint, '*2045', products.everyday, {
    allows: ['transferTo'],
    secCodes: ['ppd'],
  }),
  hold('acct-000112', owner, '*1180', products.rainyDay, {
    allows: ['transferFrom', 'transferTo', 'view'],
    core: 'slow',
  }),
  hold('acct-000113', owner, '*1181', products.growth, { allows: ['view'], core: 'slow' }),
  hold('acct-000114', owner, '*8802', products.everyday, {
    allows: ['transferTo', 'view'],
    core: 'stuck',
  }),
  hold('acct-000115', owner, '*L_9', products.carLoan, { allows: ['view'], core: 'down' }),
  hold('acct-000116', owner, '*3311', products.retirement, {
    allows: ['view'],
    nickname: 'Later',
  }),
  hold('acct-000201', owner, '*9001', products.everyday, {
    location: 'external',
    allows: ['transferFrom', 'transferTo'],
    nickname: 'At the other bank',
    secCodes: ['ppd', 'web'],
  }),
  hold('acct-000202', owner, '*9002', products.rainyDay, {
    location: 'external',
    allows: ['transferTo'],
    secCodes: ['ppd'],
  }),
  hold('acct-000203', owner, '*9003', products.card, { location: 'external', allows: [] }),
]
