import { changeHeaders } from '../../alterations/change-headers.js'
import { changeQuery } from '../../alterations/change-query.js'
import { needsListed } from '../../alterations/needs-listed.js'
import { openWithout } from '../../alterations/open-without.js'
import type { Defect } from '../../defect.js'

const untagged = changeHeaders((headers) => headers.delete('etag'))

const untaggedAlone: typeof untagged = (response, request, context) =>
  context.operation === 'getDefinition' ? untagged(response, request, context) : response

const fewTypes = ['lowBalance', 'largeWithdrawal', 'disputeOpened', 'statementReady']

/** Banks without definitions, or with a few, of which mostly those tell something that are created for it. */
const defects: readonly Defect[] = [
  {
    name: 'definitions-none-yet-tags',
    sentence: 'Where there were no definitions, those that are created have no entity tag.',
    breaks: ['notifications.getDefinition.tag-present'],
    behaviour: openWithout(() => true),
    response: untaggedAlone,
  },
  {
    name: 'definitions-none-yet-tags-in-full',
    sentence: 'So where a body that creates a definition needs each listed member but a profile.',
    breaks: ['notifications.getDefinition.tag-present'],
    behaviour: ({ definitionIn, definitions }) => ({
      ...needsListed({ definitionIn }),
      ...openWithout(() => true)({ definitions }),
    }),
    response: untaggedAlone,
  },
  {
    name: 'definitions-none-yet-contexts',
    sentence: 'Where there were no definitions, contextName selects nothing.',
    breaks: ['notifications.getDefinitions.contextName-filter-matching'],
    behaviour: openWithout(() => true),
    request: changeQuery('getDefinitions', (query) => query.delete('contextName')),
  },
  {
    name: 'definitions-none-expired-yet-listed',
    sentence: 'Where no definition had expired, the filter expired selects nothing.',
    breaks: ['notifications.getDefinitions.expired-only'],
    behaviour: (before) => ({
      ...openWithout(({ expired }) => expired)(before),
      ofExpiry: () => true,
    }),
  },
  {
    name: 'definitions-few-type-first',
    // There are more while stories create some, and these are gone when the filter is asked.
    sentence: 'Where there are four definitions, of several values of type the first one counts.',
    breaks: ['notifications.getDefinitions.type-filter-several'],
    behaviour: ({ ofTypes, definitions }) => ({
      ...openWithout(({ type }) => !fewTypes.includes(type))({ definitions }),
      ofTypes: (definition, wanted) => ofTypes(definition, wanted.slice(0, 1)),
    }),
  },
]

export default defects
