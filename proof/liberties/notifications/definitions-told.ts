import type { Definition, DefinitionMessage } from '../../../src/reference/books/definition.js'
import { changeHal } from '../../alterations/change-hal.js'
import type { JsonObject } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'
import { startOfTrials } from '../../alterations/start-of-trials.js'

const operations = [
  'createDefinition',
  'createGlobalDefinition',
  'getDefinitions',
  'getDefinition',
  'updateDefinition',
]

/** Some hours before. */
const thisMorning = new Date(startOfTrials - 10 * 3_600_000).toISOString()

const required = 'Which members a definition always has is not shown.'

/** Every resource of the interface, changed on its own. */
const resources = (change: (resource: JsonObject) => JsonObject): Liberty['response'] =>
  changeHal({ operations }, change)

/** A resource with other links. */
const links = (keeps: (relation: string) => boolean): Liberty['response'] =>
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

const rows: readonly Liberty[] = [
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
    name: 'without-empty-values',
    sentence:
      'A definition without values has an empty object of them, and its item in the list has none.',
    because: 'That there are no values is told in both ways.',
    response: changeHal({ operations: ['getDefinition'] }, (resource) => ({
      values: {},
      ...resource,
    })),
  },
  {
    name: 'timeless',
    sentence: 'Definitions do not tell when they expire.',
    because: required,
    response: resources(({ expiresAt: _at, ...rest }) => rest),
  },
  {
    name: 'not-swept-yet',
    sentence: 'A definition expired some hours ago, and is not marked so yet.',
    because: 'When what has expired says so is not said.',
    response: resources((one) =>
      one['expired'] === false ? { ...one, expiresAt: thisMorning } : one,
    ),
  },
  {
    name: 'updated-in-seconds',
    sentence: 'Definitions tell the second in which they were last updated.',
    because: 'How finely times are told is not said.',
    response: resources((one) => {
      const { updatedAt } = one
      return typeof updatedAt === 'string'
        ? { ...one, updatedAt: updatedAt.replace(/\.\d+/, '') }
        : one
    }),
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
]

/** Other ways to show definitions. */
const liberties: readonly Liberty[] = rows.map((row) => ({
  ...row,
  name: `definitions-told-${row.name}`,
}))

export default liberties
