import type { Refusal } from './refusal.js'
import type { BankServices } from './bank-services.js'
import { jsonResponse } from './json-response.js'
import { titleOf } from './title-of.js'

/** The problem document for a refusal, with every member that document 1 lists (Errors). */
export function problemResponse(services: BankServices, refusal: Refusal, url: URL): Response {
  const baseUrl = `${url.origin}/api`
  const { conditions, behaviour } = services
  const problem = {
    type: behaviour.problemType(refusal.name, baseUrl),
    title: titleOf(refusal.name),
    status: refusal.status,
    detail: refusal.message.slice(0, 256),
    // The path alone: a query of a hundred identifiers would be longer than an instance may be.
    instance: url.pathname.length > 2048 ? '/api' : url.pathname,
    id: `problem-${String(conditions.nextNumber()).padStart(6, '0')}`,
    occurredAt: new Date(conditions.now()).toISOString(),
    problems: refusal.problems.slice(0, 128).map(({ name, status, detail, attributes }) => ({
      type: behaviour.problemType(name, baseUrl),
      title: titleOf(name),
      status,
      detail: detail.slice(0, 256),
      attributes,
    })),
    attributes: refusal.attributes,
  }
  const headers = { ...refusal.headers, 'content-type': 'application/problem+json' }
  return jsonResponse(problem, { status: refusal.status, headers })
}
