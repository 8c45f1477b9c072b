import type { Definition } from '../../books/definition.js'
import { contentIn } from './content-in.js'
import type { DefinitionsBehaviour } from './definitions-behaviour.js'

/** How the reference bank decides when nothing else is asked of it. */
export const honestDefinitionsBehaviour: DefinitionsBehaviour = {
  definitions: (book) => book,

  showsDefinition: () => true,
  missingDefinition: () => ({ status: 404, name: 'definitionRefNotFound' }),
  definitionShown: (definition) => definition,
  expirePath: (id) => `/expiredDefinitions?definition=${encodeURIComponent(id)}`,
  instancesPath: (id) => `/notifications/definitions/${encodeURIComponent(id)}/notifications`,

  ofExpiry: ({ expired }, wanted) => wanted === undefined || expired === wanted,
  ofTypes: ({ type }, wanted) => wanted.includes(type),
  ofContexts: ({ contextName }, wanted) => wanted.includes(contextName),
  sortsBy: (field) => sortable.has(field),
  sortValue: (definition, field) => sortable.get(field)?.(definition) ?? '',
  sortFields: (asked) => asked,
  definitionMentions({ type, message, values = {} }, words) {
    const text = [type, message.text, ...Object.values(values)].join('\n').toLowerCase()
    return text.includes(words.trim().toLowerCase())
  },

  definitionChecks: (operation) =>
    operation === 'updateDefinition'
      ? ['body', 'other-id', 'precondition', 'both']
      : ['body', 'both', 'global'],
  definitionIn: (body, operation) => contentIn(body, operation === 'createGlobalDefinition'),
  mayBeBoth: ({ indicator, notDismissible }) => !(indicator && notDismissible),
  definitionWritten: (definition) => definition,
  declineDefinition: () => undefined,
  acceptDefinition: (write) => write(),
}

const sortable: ReadonlyMap<string, (definition: Definition) => string> = new Map([
  ['_id', ({ id }: Definition) => id],
  ['type', ({ type }: Definition) => type],
  ['contextName', ({ contextName }: Definition) => contextName],
  ['priority', ({ priority = '' }: Definition) => priority],
  ['updatedAt', ({ updatedAt }: Definition) => String(updatedAt).padStart(16, '0')],
])
