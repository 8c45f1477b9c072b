import type { AccessLocation } from '../../../src/reference/books/institution.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Books } from '../../../src/reference/books/books.js'
import type { Liberty } from '../../liberty.js'

const because = 'Nothing says that one place has one location of a type, nor where a page ends.'

const second = ({ names, ...location }: AccessLocation): AccessLocation => ({
  ...location,
  names: Object.fromEntries(
    Object.entries(names).map(([language, name]) => [language, `${name} 2`]),
  ),
})

/** Each location has another one beside it, at the same address. */
const books = (before: Books): Books => ({
  ...before,
  institutions: {
    ...before.institutions,
    institutions: before.institutions.institutions.map((institution) => ({
      ...institution,
      locations: institution.locations.flatMap((one) => [one, second(one)]),
    })),
  },
})

const small = (size: number): Partial<Behaviour> => ({ pageSize: (limit) => Math.min(limit, size) })

/** Several locations in one place, which their names alone tell apart. */
const liberties: readonly Liberty[] = [
  {
    name: 'neighbours-everywhere',
    sentence: 'Beside each location stands another one of its type, with a name of its own.',
    because,
    behaviour: { books },
  },
  {
    name: 'neighbours-on-pages-of-three',
    sentence: 'Beside each location stands another one; pages of three end between two of them.',
    because,
    behaviour: { books, ...small(3) },
  },
]

export default liberties
