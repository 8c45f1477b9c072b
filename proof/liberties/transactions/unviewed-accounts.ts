import type { Liberty } from '../../liberty.js'

const liberty: Liberty = {
  name: 'unviewed-accounts-open',
  sentence: 'Transactions of every account that a customer may access are shown, viewable or not.',
  because:
    'The pending list is said to be of all accounts that the user may access, and listAccounts lists these.',
  behaviour: { opensTransactions: () => true },
}

export default liberty
