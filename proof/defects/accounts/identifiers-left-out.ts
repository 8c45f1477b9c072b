import type { Defect } from '../../defect.js'
import { changeQuery } from '../../alterations/change-query.js'

const isIdentifier = (id: string): boolean => /^[\w.:~$-]{6,48}$/.test(id)

/** A bank that looks for what is an identifier, instead of what is none. */
const defect: Defect = {
  name: 'identifiers-left-out',
  sentence: 'Among accounts whose balances are asked for, what is no identifier is left out.',
  breaks: [
    'accounts.listAccountBalances.accounts-item-too-short',
    'accounts.listAccountBalances.accounts-item-too-long',
    'accounts.listAccountBalances.accounts-item-bad-character',
  ],
  request: changeQuery('listAccountBalances', (query) => {
    const known = query.get('accounts')?.split(',').filter(isIdentifier) ?? []
    if (known.length > 0) query.set('accounts', known.join())
  }),
}

export default defect
