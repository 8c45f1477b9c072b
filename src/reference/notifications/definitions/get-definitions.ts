import { halResponse } from '../../hal/hal-response.js'
import { numberedPage } from '../../hal/numbered-page.js'
import type { Operation } from '../../http/operation.js'
import { readQuery } from '../../http/read-query.js'
import { definitionSummary } from './definition-document.js'
import { definitionParameters } from './definition-parameters.js'
import { sortDefinitions } from './sort-definitions.js'

/** The definitions that the caller may see, global ones among them. */
export const getDefinitions: Operation = {
  id: 'getDefinitions',
  method: 'GET',
  path: '/notifications/definitions',
  statuses: [200, 400, 422],
  errors: 'notification-error',
  answer(call) {
    const { type, contextName, expired, q, sortBy, ...wanted } = readQuery(
      call,
      definitionParameters,
    )
    const { services, actor, operation } = call
    const { behaviour, definitions } = services
    const visible = definitions
      .all()
      .filter((one) => behaviour.showsDefinition(one, actor, operation.id))
    // The language of filter is not shown, so this bank knows none and leaves nothing out for it.
    const matching = visible.filter(
      (one) =>
        behaviour.ofExpiry(one, expired) &&
        (type.length === 0 || behaviour.ofTypes(one, type)) &&
        (contextName.length === 0 || behaviour.ofContexts(one, contextName)) &&
        (q === undefined || behaviour.definitionMentions(one, q)),
    )
    return halResponse(
      numberedPage(call, {
        name: 'definitions',
        profile: behaviour.profile('notificationDefinitions', '1.1.2'),
        matching: sortDefinitions(call, matching, sortBy),
        whole: visible.length,
        start: wanted.start,
        limit: wanted.limit,
        represent: (definition) => definitionSummary(call, definition),
      }),
    )
  },
}
