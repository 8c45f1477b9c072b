import { enter } from './enter.js'
import type { Transaction } from './transaction.js'

/** Transactions of the actor `customer` that are each unlike the others. */
export const riveraTransactions: readonly Transaction[] = [
  // ── Completed
  enter('txn-000001', 'acct-000101', '84.20', 'Harbour Grocers', 1_500, {
    cashBack: { value: '40.00', currency: 'USD' },
  }),
  enter('txn-000002', 'acct-000101', '1250.00', 'Larch Street Homes', 2_900, {
    checkNumber: 1041,
    description: 'Rent, paid by check',
  }),
  enter('txn-000003', 'acct-000101', '61.75', 'Pine Dental', 7_300, {
    checkNumber: 1042,
    memo: 'Second filling',
  }),
  enter('txn-000004', 'acct-000110', '300.00', 'School of Music', 9_100, { checkNumber: 2001 }),
  enter('txn-000005', 'acct-000101', '15.99', 'Evening Films', 10_080, {
    recurs: 'recurring',
    memo: 'Cancel in spring? \u2013 \u00bfs\u00ed?',
  }),
  enter('txn-000006', 'acct-000108', '219.00', 'Fabrikat Shoes', 12_400, {
    disputeState: 'resolved',
    memo: 'Wrong size, "money back" & done',
  }),
  enter('txn-000007', 'acct-000108', '48.10', 'Night Taxi', 12_900, { disputeState: 'opened' }),
  enter('txn-000008', 'acct-000102', '500.00', 'Own Transfer', 14_600, {
    type: 'credit',
    source: 'acct-000101',
    network: 'internal',
    recurs: 'recurring',
  }),
  // From an account at another institution, which no link can lead to.
  enter('txn-000009', 'acct-000101', '2000.00', 'Own Transfer', 15_500, {
    type: 'credit',
    source: 'acct-000201',
    network: 'ach',
  }),
  enter('txn-000010', 'acct-000102', '0.41', 'Reference Bank', 20_200, {
    type: 'interest',
    network: 'internal',
  }),
  enter('txn-000011', 'acct-000110', '12.00', 'Reference Bank', 20_300, {
    type: 'fee',
    network: 'internal',
  }),
  enter('txn-000012', 'acct-000110', '-12.00', 'Reference Bank', 20_400, {
    type: 'reversal',
    network: 'internal',
    memo: '',
  }),
  // More cents than a double can tell apart.
  enter('txn-000013', 'acct-000103', '90071992547409.93', 'Estate of R Whitlock', 30_000, {
    type: 'credit',
    memo: 'Thank you, aunt',
  }),
  enter('txn-000014', 'acct-000108', '15800', 'Kanda Books', 31_000, { currency: 'JPY' }),
  enter('txn-000015', 'acct-000109', '12.345', 'Souk Perfumes', 32_000, { currency: 'KWD' }),
  enter('txn-000016', 'acct-000103', '75.00', 'Lake Cabin', 33_000, { source: 'acct-000103' }),
  // The customer may not look at this account.
  enter('txn-000017', 'acct-000111', '10.00', 'Corner Kiosk', 34_000, { checkNumber: 3001 }),

  // ── Pending
  enter('txn-000030', 'acct-000101', '46.00', 'Garden Supply', 70, {
    holdState: 'none',
    checkNumber: 1050,
  }),
  enter('txn-000031', 'acct-000101', '120.00', 'Piano Tuner', 95, {
    holdState: 'none',
    checkNumber: 1051,
    memo: 'Ask for a receipt',
  }),
  enter('txn-000032', 'acct-000110', '9.50', 'Photo Booth', 130, {
    holdState: 'none',
    checkNumber: 1060,
  }),
  enter('txn-000033', 'acct-000110', '700.00', 'Roof and Tile', 260, {
    holdState: 'none',
    checkNumber: 2003,
  }),
  enter('txn-000034', 'acct-000110', '33.00', 'School of Music', 265, {
    holdState: 'active',
    checkNumber: 2004,
  }),
  enter('txn-000035', 'acct-000108', '400.00', 'Seaside Hotel', 300, {
    holdState: 'active',
    type: 'hold',
  }),
  enter('txn-000036', 'acct-000109', '150.00', 'Wheels Rental', 400, {
    holdState: 'expired',
    type: 'hold',
  }),
  enter('txn-000037', 'acct-000111', '5.00', 'Corner Kiosk', 500, { holdState: 'none' }),
]
