import { halResponse } from '../hal/hal-response.js'
import { linkTo } from '../hal/link-to.js'
import type { Operation } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'

/** What `svc:organization` leads to: the institution that holds the account. What it looks like is not shown. */
export const getOrganization: Operation = {
  id: 'getOrganization',
  method: 'GET',
  path: '/transactions/organizations/{organizationId}',
  statuses: [200, 404],
  errors: 'error',
  answer({ services, path, url }) {
    const { behaviour, books } = services
    const id = path['organizationId']
    if (!books.transactions.some(({ organization }) => organization === id))
      throw new Refusal(404, 'organizationNotFound', 'There is no such organization.')
    return halResponse({
      _id: id,
      _profile: behaviour.profile('organization', '1.0.0'),
      _links: { self: linkTo(url, url, behaviour) },
    })
  },
}
