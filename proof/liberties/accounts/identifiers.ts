import type { Books } from '../../../src/reference/books/books.js'
import { changeHoldings } from '../../../src/reference/books/change-holdings.js'
import type { Liberty } from '../../liberty.js'

function identifiers(name: string, sentence: string, change: (id: string) => string): Liberty {
  const books = (before: Books) =>
    changeHoldings(before, (holding) => ({
      ...holding,
      account: { ...holding.account, id: change(holding.account.id) },
    }))
  const because = 'An identifier has 6 to 48 characters of letters, digits and - _ : . ~ $.'
  return { name: `identifiers-${name}`, sentence, because, behaviour: { books } }
}

/** Other identifiers of accounts; what the bank calls its fixtures changes with them. */
const liberties: readonly Liberty[] = [
  identifiers('of-6-characters', 'Identifiers are as short as they may be.', (id) =>
    id.includes('x') ? `x${id.slice(-5)}` : id.slice(-6),
  ),
  identifiers('of-48-characters', 'Identifiers are as long as they may be.', (id) =>
    id.padStart(48, 'Long-1D_'),
  ),
  identifiers(
    'of-all-characters',
    'Identifiers have every kind of character that they may have.',
    (id) => `~$:._-A${id.slice(5)}~`,
  ),
  identifiers('of-dots', 'Identifiers begin and end with two dots.', (id) => `..${id.slice(5)}..`),
  identifiers('of-digits', 'Identifiers look like numbers, too large for a double.', (id) =>
    id.replace('acct-', '9007199254740993').replace('x', '7'),
  ),
  identifiers('of-letter-case', 'Identifiers differ in letter case alone.', (id) => {
    const bits = Number(id.replaceAll(/\D/g, '')).toString(2).padStart(24, '0')
    return `${id.includes('x') ? '1' : '0'}${bits}`.replaceAll('0', 'q').replaceAll('1', 'Q')
  }),
]

export default liberties
