import { halResponse } from '../hal/hal-response.js'
import { taggedResponse } from '../hal/tagged-response.js'
import type { Operation } from '../http/operation.js'
import { readQuery } from '../http/read-query.js'
import { generatingGroups } from './generating-groups.js'
import { readFormatName } from './read-format-name.js'
import { resolveText } from './resolve-text.js'
import { resolvedTextParameters } from './resolved-text-parameters.js'

/** The strings that a client shows, in its language and format, with their references resolved. */
export const getResolvedText: Operation = {
  id: 'getResolvedText',
  method: 'GET',
  path: '/text/resolved',
  statuses: [200, 202, 304, 400],
  errors: 'error',
  answer(call) {
    const { behaviour, texts } = call.services
    const { group, ...asked } = readQuery(call, {
      ...resolvedTextParameters,
      format: readFormatName(texts.formats()),
    })
    const wanted = { ...asked, groups: [...asked.groups, ...group] }
    const generating = generatingGroups(call, wanted.groups)
    const document = resolveText(call, wanted, (name) => !generating.includes(name))
    if (generating.length === 0) return taggedResponse(call, document)
    const headers = { 'retry-after': behaviour.retrySeconds() }
    return halResponse(document, { status: 202, headers })
  },
}
