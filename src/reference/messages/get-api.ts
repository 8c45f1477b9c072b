import { halResponse } from '../hal/hal-response.js'
import { linkTo } from '../hal/link-to.js'
import type { Operation } from '../http/operation.js'

/** The root of the interface (document 3, API root). */
export const getApi: Operation = {
  id: 'getApi',
  method: 'GET',
  path: '/notifications/',
  statuses: [200],
  errors: 'notification-error',
  answer({ services: { behaviour }, url }) {
    const link = (path: string) => linkTo(`/notifications/${path}`, url, behaviour)
    return halResponse({
      id: 'notifications',
      name: 'Message notifications',
      apiVersion: '0.1.0',
      _profile: behaviour.profile('apiRoot', '0.1.0'),
      _links: {
        self: link(''),
        'svc:apiDoc': link('apiDoc'),
        'svc:messages': link('messages'),
        'svc:pullNotifications': link('pullNotifications'),
        'svc:deliveryQueue': link('deliveryQueue'),
      },
    })
  },
}
