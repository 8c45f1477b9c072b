import { taggedResponse } from '../hal/tagged-response.js'
import type { Operation } from '../http/operation.js'
import { findGroup } from './find-group.js'
import { stringDocument } from './string-document.js'
import { wholeCollection } from './whole-collection.js'

/** All strings of a group. */
export const getStrings: Operation = {
  id: 'getStrings',
  method: 'GET',
  path: '/text/groups/{groupId}/strings',
  statuses: [200, 304, 422],
  errors: 'error',
  answer(call) {
    const { name } = findGroup(call)
    const strings = call.services.texts.strings().filter(({ group }) => group === name)
    const items = strings.map((one) => stringDocument(call, one, 'getStrings'))
    const profile = call.services.behaviour.profile('textStrings', '1.0.0')
    const collection = wholeCollection(call, 'strings', items)
    return taggedResponse(call, { _profile: profile, ...collection })
  },
}
