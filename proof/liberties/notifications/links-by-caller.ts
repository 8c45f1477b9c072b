import { isBy } from '../../alterations/call-as.js'
import { changeHal } from '../../alterations/change-hal.js'
import type { JsonObject } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

const selfAlone = changeHal({ operations: ['getDefinitions', 'getDefinition'] }, (resource) => {
  if (!('contextName' in resource)) return resource
  const { self } = resource['_links'] as JsonObject
  return { ...resource, _links: { self } }
})

const liberty: Liberty = {
  name: 'links-by-caller',
  sentence: 'Only an administrator is shown the links to what administrators alone may do.',
  because: 'Who is shown which links is not said; to expire definitions is for administrators.',
  response: (response, request, context) =>
    isBy(request, 'ADMIN') ? response : selfAlone(response, request, context),
}

export default liberty
