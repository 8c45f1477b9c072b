import type { Product } from './books.js'

/** What the bank sells. Two checking and two savings products, so that a label does not give away the type. */
export const products = {
  everyday: {
    type: 'checking',
    code: 'CHK-01',
    label: 'Everyday Checking',
    description: 'Checking account without a monthly fee',
  },
  business: {
    type: 'checking',
    code: 'CHK-07',
    label: 'Business Checking',
    description: 'Checking account for companies',
  },
  rainyDay: {
    type: 'savings',
    code: 'SAV-01',
    label: 'Rainy Day Savings',
    description: 'Savings account with instant access',
  },
  growth: {
    type: 'savings',
    code: 'SAV-04',
    label: 'Growth Savings',
    description: 'Savings account with a tiered rate',
  },
  certificate: {
    type: 'cd',
    code: 'CD-12',
    label: '12 Month Certificate',
    description: 'Certificate of deposit with a fixed term of one year',
  },
  retirement: {
    type: 'ira',
    code: 'IRA-02',
    label: 'Roth IRA',
    description: 'Individual retirement account',
  },
  carLoan: {
    type: 'loan',
    code: 'LN-30',
    label: 'Car Loan',
    description: 'Instalment loan for a vehicle',
  },
  card: {
    type: 'creditCard',
    code: 'CC-05',
    label: 'Cash Back Card',
    description: 'Credit card that pays back part of what is spent',
  },
} as const satisfies Record<string, Product>
