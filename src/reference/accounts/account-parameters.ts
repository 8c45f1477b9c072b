import type { Permission, ProductType } from '../books/books.js'
import { oneOfFaults } from '../http/one-of-faults.js'
import { readList } from '../http/read-list.js'
import { readText } from '../http/read-text.js'

const productTypes: readonly ProductType[] = [
  'savings',
  'checking',
  'cd',
  'ira',
  'loan',
  'creditCard',
]

const permissions: readonly Permission[] = [
  'billPay',
  'transferFrom',
  'transferTo',
  'mobileCheckDeposit',
  'view',
  'viewCards',
  'manageCards',
]

const secCodes = ['arc', 'boc', 'ccd', 'cie', 'ctx', 'pop', 'ppd', 'rck', 'tel', 'web']

/** Readers of the filters of the account lists. */
export const accountParameters = {
  productType: readList({ separator: '|', itemFaults: oneOfFaults(productTypes) }),
  location: readText(oneOfFaults(['internal', 'external'])),
  allows: readList({ separator: ',', itemFaults: oneOfFaults(permissions) }),
  allowsRequired: readList({
    separator: ',',
    required: true,
    itemFaults: oneOfFaults(permissions),
  }),
  secCode: readText(oneOfFaults(secCodes), true),
}
