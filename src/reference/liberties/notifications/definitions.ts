import type { Behaviour } from '../../behaviour.js'
import type { Definition, DefinitionMessage } from '../../books/definition.js'
import { changeHal } from '../../change-hal.js'
import type { JsonObject } from '../../change-json.js'
import type { Liberty } from '../../liberty.js'
import { refuseValue } from '../../refuse-value.js'
import { restate } from '../../restate.js'
import type { Variation } from '../../variation.js'

type Row = Pick<Variation, 'behaviour' | 'response'> &
  Pick<Liberty, 'name' | 'sentence' | 'because'>

const creating = ['createDefinition', 'createGlobalDefinition']
const operations = [...creating, 'getDefinitions', 'getDefinition', 'updateDefinition']

const seen = 'What makes a definition a user’s own is not said.'
const given =
  'The body that creates a definition lacks notDismissible, on which an error type depends.'
const fields = 'By which fields definitions can be sorted, and how texts compare, is not shown.'
const required = 'Which members a definition always has is not shown.'

/** Every resource of the interface, changed on its own. */
const resources = (change: (resource: JsonObject) => JsonObject): Row['response'] =>
  changeHal({ operations }, change)

/** A resource with other links. */
const links = (keeps: (relation: string) => boolean): Row['response'] =>
  resources(({ _links: all, ...rest }) => ({
    ...rest,
    _links: Object.fromEntries(
      Object.entries(all as JsonObject).filter(([relation]) => keeps(relation)),
    ),
  }))

const filled = ({ message, values = {}, ...rest }: Definition): Definition => {
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written)
  const { text, variants, ...image } = message
  const translated = Object.entries(variants ?? {}).map(([language, one]) => [
    language,
    { ...one, ...(one.text === undefined ? {} : { text: fill(one.text) }) },
  ])
  const shown: DefinitionMessage = {
    ...image,
    ...(text === undefined ? {} : { text: fill(text) }),
    ...(variants === undefined ? {} : { variants: Object.fromEntries(translated) }),
  }
  return { ...rest, values, message: shown }
}

const sortedBy =
  (value: (told: string) => string) =>
  ({ sortValue }: Behaviour): Partial<Behaviour> => ({
    sortValue: (definition, field) => value(sortValue(definition, field)),
  })

const rows: readonly Row[] = [
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
    name: 'concealed',
    sentence: 'A customer who creates something is told that there is nothing to be created.',
    because: 'Which status refuses a caller who is no administrator is not shown.',
    response: restate({ operations: creating, statuses: [403] }, 404),
  },
  {
    name: 'dismissible',
    sentence: 'notDismissible is ignored when a definition is created.',
    because: given,
    behaviour: ({ definitionIn }) => ({
      definitionIn(body, operation) {
        const content = definitionIn(body, operation)
        return operation === 'createDefinition' && content !== undefined
          ? { ...content, notDismissible: false }
          : content
      },
    }),
  },
  {
    name: 'notDismissible-unknown',
    sentence: 'A body with notDismissible is none that creates a definition.',
    because: given,
    behaviour: ({ definitionIn }) => ({
      definitionIn: (body, operation) =>
        operation === 'createDefinition' && 'notDismissible' in (body as object)
          ? undefined
          : definitionIn(body, operation),
    }),
  },
  {
    name: 'with-profile-only',
    sentence: 'A body that creates a definition needs a profile.',
    because: 'Which members it needs is not shown.',
    behaviour: ({ definitionIn }) => ({
      definitionIn: (body, operation) =>
        creating.includes(operation) && !('_profile' in (body as object))
          ? undefined
          : definitionIn(body, operation),
    }),
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
    name: 'invalid-400',
    sentence: 'What is well formed and invalid is malformed.',
    because: 'Which of 400 and 422 means a body of the wrong shape can be read either way.',
    response: restate({ operations: creating, statuses: [422] }, 400),
  },
  {
    name: 'untyped',
    sentence: 'Errors have no type.',
    because: 'An error may carry a type, which obliges to nothing.',
    response: changeHal({ operations }, ({ _error: error, ...rest }) => {
      if (error === undefined) return rest
      const { type: _type, ...others } = error as JsonObject
      return { ...rest, _error: others }
    }),
  },
  {
    name: 'filled-in',
    sentence: 'A definition shows its text with the values filled in.',
    because: 'Whether placeholders are filled in before a notification is made is not said.',
    behaviour: ({ definitionShown }) => ({
      definitionShown: (definition, operation) => filled(definitionShown(definition, operation)),
    }),
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
    name: 'unsorted',
    sentence:
      'Definitions are sorted by when they expire, and asking for another field is refused.',
    because: fields,
    behaviour: refuseValue('getDefinitions', 'sortBy', (value) => !value.includes('expiresAt')),
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
    name: 'expired-with-prefix',
    sentence: 'The address behind svc:expire begins with /notifications.',
    because:
      'All paths of the interface are said to begin like that, and this one is shown without.',
    behaviour: ({ expirePath }) => ({ expirePath: (id) => `/notifications${expirePath(id)}` }),
  },
  {
    name: 'without-svc',
    sentence: 'Definitions link to themselves and to nothing else.',
    because: 'Which links a definition has is not shown.',
    response: links((relation) => !relation.startsWith('svc:')),
  },
  {
    name: 'flags-set',
    sentence: 'A flag is there when it is set.',
    because: required,
    response: resources((resource) =>
      Object.fromEntries(Object.entries(resource).filter(([, value]) => value !== false)),
    ),
  },
  {
    name: 'short-summaries',
    sentence: 'The list tells the type and the context of definitions.',
    because: required,
    response: changeHal({ operations: ['getDefinitions'] }, (resource) => {
      const {
        priority: _p,
        indicator: _i,
        notDismissible: _n,
        message: _m,
        values: _v,
        ...rest
      } = resource
      return rest
    }),
  },
  {
    name: 'timeless',
    sentence: 'Definitions do not tell when they expire.',
    because: required,
    response: resources(({ expiresAt: _at, ...rest }) => rest),
  },
  {
    name: 'with-default-image',
    sentence: 'A message without a picture gets one.',
    because: 'More may be shown than was sent.',
    behaviour: ({ definitionShown }) => ({
      definitionShown(definition, operation) {
        const { message, ...rest } = definitionShown(definition, operation)
        const imageUri = 'https://images.bank.example/bell.svg'
        return { ...rest, message: { imageUri, ...message } }
      },
    }),
  },
  {
    name: 'global-by-either',
    sentence: 'Global definitions can be created in either way.',
    because: 'Whether it binds the client or the service that they are not is not said.',
    behaviour: ({ definitionChecks }) => ({
      definitionChecks: (operation) =>
        definitionChecks(operation).filter((check) => check !== 'global'),
    }),
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

/** Other ways to keep and to show definitions. */
const liberties: readonly Liberty[] = rows.map((row) => ({
  ...row,
  name: `definitions-${row.name}`,
}))

export default liberties
