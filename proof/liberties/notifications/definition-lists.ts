import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Liberty } from '../../liberty.js'
import { refuseValue } from '../../alterations/refuse-value.js'

const seen = 'What makes a definition a user’s own is not said.'
const fields = 'By which fields definitions can be sorted, and how texts compare, is not shown.'

const contexts = ['account', 'transaction', 'user', 'global', 'none']

const sortedBy =
  (value: (told: string) => string) =>
  ({ sortValue }: Behaviour): Partial<Behaviour> => ({
    sortValue: (definition, field) => value(sortValue(definition, field)),
  })

const rows: readonly Liberty[] = [
  {
    name: 'for-administrators',
    sentence: 'Customers see no definitions.',
    because: seen,
    behaviour: { showsDefinition: (_definition, { administers }) => administers },
  },
  {
    name: 'of-global-ones',
    sentence: 'Customers see global definitions and no others.',
    because: seen,
    behaviour: {
      showsDefinition: ({ contextName }, { administers }) =>
        administers || contextName === 'global',
    },
  },
  {
    name: 'sorted-by-importance',
    sentence: 'Definitions are sorted by their priority, the high one first, and by nothing else.',
    because: fields,
    behaviour: {
      sortsBy: () => true,
      sortFields: (asked) => asked.filter(({ name }) => name === 'priority'),
    },
  },
  {
    name: 'sorted-without-case',
    sentence: 'Small letters are sorted like capital ones.',
    because: fields,
    behaviour: sortedBy((told) => told.toLowerCase()),
  },
  {
    name: 'sorted-by-context',
    sentence: 'Definitions are sorted by their context and by nothing else.',
    because: fields,
    behaviour: { sortsBy: (field) => field === 'contextName' },
  },
  {
    name: 'sorted-by-time',
    sentence: 'A field that definitions are not sorted by is ignored.',
    because: fields,
    behaviour: {
      sortsBy: () => true,
      sortFields: (asked) => asked.filter(({ name }) => name === 'type'),
    },
  },
  {
    name: 'sorted-by-identifier',
    sentence: 'Definitions are sorted by their identifiers, and any other field is ignored.',
    because: fields,
    behaviour: {
      sortsBy: () => true,
      sortFields: (asked) => asked.filter(({ name }) => name === '_id'),
      sortValue: ({ id }) => id,
    },
  },
  {
    name: 'unsorted',
    sentence:
      'Definitions are sorted by when they expire, and asking for another field is refused.',
    because: fields,
    behaviour: refuseValue('getDefinitions', 'sortBy', (value) => !value.includes('expiresAt')),
  },
  {
    name: 'contexts-known',
    sentence:
      'Who asks for a context that there is not is told so, whatever is asked for beside it.',
    because: 'Whether a list may be asked for by a context that there is not is not shown.',
    behaviour: refuseValue('getDefinitions', 'contextName', (value) =>
      value.split('|').some((name) => !contexts.includes(name)),
    ),
  },
  {
    name: 'unexpired',
    sentence: 'Expired definitions are in the list only if it is asked for them.',
    because: 'There is no default for expired.',
    behaviour: ({ ofExpiry }) => ({
      ofExpiry: (definition, wanted) => ofExpiry(definition, wanted ?? false),
    }),
  },
  {
    name: 'newest-first',
    sentence: 'The definition that was created last comes first.',
    because: 'In which order definitions are listed when none is asked for is not shown.',
    behaviour: ({ definitions }) => ({
      definitions(given) {
        const book = definitions(given)
        return { ...book, all: () => book.all().toReversed() }
      },
    }),
  },
  {
    name: 'changed-last-first',
    sentence: 'The definition that was changed last comes first, and others change two of them.',
    because: 'In which order definitions are listed when none is asked for is not shown.',
    behaviour: ({ admits, definitions }) => {
      let calls = 0
      return {
        admits(...call) {
          calls += 1
          return admits(...call)
        },
        definitions(given) {
          const book = definitions(given)
          const all = () => {
            const [one, other, ...rest] = book.all()
            if (one === undefined || other === undefined) return book.all()
            // They are changed in turn, before every seventh request.
            return Math.floor(calls / 7) % 2 === 0 ? [one, other, ...rest] : [other, one, ...rest]
          }
          return { ...book, all }
        },
      }
    },
  },
  {
    name: 'types-in-any-case',
    sentence: 'Filters take small letters for capital ones.',
    because: 'Whether letter case counts in filters is not shown.',
    behaviour: {
      ofTypes: ({ type }, wanted) => wanted.some((one) => one.toLowerCase() === type.toLowerCase()),
      ofContexts: ({ contextName }, wanted) =>
        wanted.some((one) => one.toLowerCase() === contextName.toLowerCase()),
    },
  },
  {
    name: 'none-at-first',
    sentence: 'The bank opens without definitions.',
    because: 'Nothing says that there is one.',
    behaviour: ({ books }) => ({ books: (before) => ({ ...books(before), definitions: [] }) }),
  },
  {
    name: 'none-expired',
    sentence: 'The bank opens without expired definitions.',
    because: 'Nothing says that there is one.',
    behaviour: ({ books }) => ({
      books(before) {
        const others = books(before)
        return { ...others, definitions: others.definitions.filter(({ expired }) => !expired) }
      },
    }),
  },
]

/** Other ways to list definitions, and others to list. */
const liberties: readonly Liberty[] = rows.map((row) => ({
  ...row,
  name: `definition-lists-${row.name}`,
}))

export default liberties
