import { errorTypes } from '../http/error-types.js'
import type { BankServices } from '../http/bank-services.js'
import type { NestedProblem, Refusal } from '../http/refusal.js'
import { halResponse } from './hal-response.js'
import { linkTo } from './link-to.js'

/**
 * The error document for a refusal, with every member that document 1 lists (errorResponse).
 *
 * @param profiled whether each error has a `_profile`, as document 3 has it (Error response)
 */
export function errorResponse(
  services: BankServices,
  refusal: Refusal,
  url: URL,
  profiled = false,
): Response {
  const { behaviour, conditions } = services
  const { status, name, message, attributes, problems, headers } = refusal
  const occurredAt = behaviour.timestamp(conditions.now())
  const error = (one: NestedProblem) => ({
    _id: `error-${String(conditions.nextNumber()).padStart(6, '0')}`,
    _profile: profiled ? behaviour.profile('error', '2.1.1') : undefined,
    message: one.detail,
    statusCode: one.status,
    type: behaviour.errorType(one.name),
    attributes: Object.keys(one.attributes).length === 0 ? undefined : one.attributes,
    ...remediationOf(one.name),
    occurredAt,
    _links: { describedby: linkTo(`/errors/${one.name}`, url, behaviour) },
  })
  const document = {
    _profile: behaviour.profile('errorResponse', '2.1.1'),
    _links: {},
    _error: {
      ...error({ status, name, detail: message, attributes }),
      ...(problems.length === 0 ? {} : { _embedded: { errors: problems.map(error) } }),
    },
  }
  return halResponse(document, { status, headers })
}

function remediationOf(name: string): { readonly remediation?: string } {
  const remediation = errorTypes.get(name)?.remediation
  return remediation === undefined ? {} : { remediation }
}
