import { halResponse } from '../hal/hal-response.js'
import { linkTo } from '../hal/link-to.js'
import type { Operation } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'

/** What `svc:organization` leads to: who paid or was paid. What it looks like is not shown. */
export const getOrganization: Operation = {
  id: 'getOrganization',
  method: 'GET',
  path: '/transactions/organizations/{organizationId}',
  statuses: [200, 404],
  errors: 'error',
  answer({ services, path, url }) {
    const { behaviour, books } = services
    const id = path['organizationId']
    const transaction = books.transactions.find(({ organization }) => organization === id)
    if (transaction === undefined)
      throw new Refusal(404, 'organizationNotFound', 'There is no such organization.')
    return halResponse({
      _id: id,
      _profile: behaviour.profile('organization', '1.0.0'),
      name: transaction.summary,
      _links: { self: linkTo(url, url, behaviour) },
    })
  },
}
