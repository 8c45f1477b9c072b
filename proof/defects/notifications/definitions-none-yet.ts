import { changeHeaders } from '../../alterations/change-headers.js'
import { changeQuery } from '../../alterations/change-query.js'
import { openWithout } from '../../alterations/open-without.js'
import type { Defect } from '../../defect.js'

const untagged = changeHeaders((headers) => headers.delete('etag'))

/** Banks without definitions, of which only those tell something that are created for it. */
const defects: readonly Defect[] = [
  {
    name: 'definitions-none-yet-tags',
    sentence: 'Where there were no definitions, those that are created have no entity tag.',
    breaks: ['notifications.getDefinition.tag-present'],
    behaviour: openWithout(() => true),
    response: (response, request, context) =>
      context.operation === 'getDefinition' ? untagged(response, request, context) : response,
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
]

export default defects
