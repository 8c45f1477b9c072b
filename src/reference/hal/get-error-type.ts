import { errorTypes } from '../http/error-types.js'
import type { Operation } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import { titleOf } from '../http/title-of.js'
import { halResponse } from './hal-response.js'
import { linkTo } from './link-to.js'

/** What `describedby` of an error leads to. */
export const getErrorType: Operation = {
  id: 'getErrorType',
  method: 'GET',
  path: '/errors/{name}',
  statuses: [200, 404],
  errors: 'error',
  answer({ services, path, url }) {
    const { name = '' } = path
    const type = errorTypes.get(name)
    if (type === undefined)
      throw new Refusal(404, 'errorTypeNotFound', 'There is no such type of error.')
    return halResponse({
      name,
      title: titleOf(name),
      ...type,
      _links: { self: linkTo(url, url, services.behaviour) },
    })
  },
}
