import { errorSchemas, linkSchemas } from '../../api-doc/hal-schemas.js'
import { list, record, ref, text, time, uri, whole } from '../../api-doc/shapes.js'

const links = ref('links')

/** The representations of message notifications (document 3, Resources and their fields). */
export const schemas = {
  ...linkSchemas,
  apiRoot: record({ id: text, name: text, apiVersion: text, _profile: uri, _links: links }),
  createMessage: record(
    {
      body: { type: ['object', 'string'] },
      _links: record({ 'svc:topic': ref('link'), 'svc:entity': ref('link') }, ['svc:topic']),
    },
    ['_links'],
  ),
  notification: record({
    _id: text,
    _profile: uri,
    createdAt: time,
    updatedAt: time,
    _links: links,
    _error: { type: 'object' },
  }),
  notifications: record({
    _profile: uri,
    name: { type: 'string', const: 'notifications' },
    start: whole,
    limit: whole,
    count: whole,
    _links: links,
    _embedded: record({ items: list(ref('notification')) }),
  }),
  ...errorSchemas,
}
