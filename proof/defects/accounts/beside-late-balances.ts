import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

/** Accounts of the reference bank whose balances are not there at first. */
const late = /\bacct-0001(?:12|13)\b/
const operation = 'listAccountBalances'

const row = (
  name: string,
  sentence: string,
  breaks: string,
  isPassedOver: (id: string) => boolean,
): Defect => ({
  name: `beside-late-balances-${name}`,
  sentence: `Beside a balance that is not there yet, ${sentence}`,
  breaks: [breaks],
  request: changeQuery(operation, (query) => {
    const asked = query.get('accounts') ?? ''
    const others = asked.split(',').filter((id) => !isPassedOver(id))
    if (late.test(asked)) query.set('accounts', others.join())
  }),
})

/** What is not looked at where an answer is incomplete anyway. */
const defects: readonly Defect[] = [
  row(
    'not-viewable',
    'one that may not be viewed is left for later.',
    'accounts.balances.view-required',
    (id) => id === 'acct-000111',
  ),
  row(
    'unknown',
    'an unknown account is left for later.',
    'accounts.balances.unknown-account',
    (id) => !/^acct-000[1-6]/.test(id),
  ),
  row(
    'foreign',
    "another customer's account is left for later.",
    'accounts.balances.not-accessible',
    (id) => /^acct-000[3-6]/.test(id),
  ),
  {
    name: 'beside-late-balances-external',
    sentence: 'Beside a balance that is not there yet, an external account is one that is missing.',
    breaks: ['accounts.balances.no-external'],
    behaviour({ refusalOf, balanceOrder }) {
      return {
        refusalOf: (reason, asked) =>
          reason === 'external' && asked === operation ? undefined : refusalOf(reason, asked),
        balanceOrder: (asked, customer) =>
          asked.some(({ account }) => account.core === 'slow')
            ? balanceOrder(asked, customer)
            : balanceOrder(
                asked.filter(({ account }) => account.location === 'internal'),
                customer,
              ),
      }
    },
  },
]

export default defects
