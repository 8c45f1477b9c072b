import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'balances-in-order-of-books',
  sentence:
    'Balances come in the order of the bank, not in the order in which they were requested.',
  breaks: ['accounts.balances.order'],
  behaviour: {
    balanceOrder: (asked, customer) =>
      customer.holdings.filter((holding) => asked.includes(holding)),
  },
}

export default defect
