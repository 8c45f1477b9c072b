import { type Context, Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { errorResponse } from '../hal/error-response.js'
import { authenticate } from './authenticate.js'
import type { BankServices } from './bank-services.js'
import type { Operation } from './operation.js'
import { problemResponse } from './problem-response.js'
import { Refusal } from './refusal.js'

/** Serves operations below `/api`: authentication, permission and rate limit first, then the operation. */
export function mountOperations(services: BankServices, operations: readonly Operation[]): Hono {
  // Of the routers of Hono, the one that is built at once: a bank may be opened for a few requests.
  const api = new Hono({ router: new TrieRouter() }).basePath('/api')
  for (const operation of operations) {
    api.on(operation.method, routeOf(operation), (context) => answer(services, operation, context))
  }
  for (const [path, here] of operationsByRoute(operations)) {
    const methods = here.map(({ method }) => method)
    const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    api.all(path, ({ req }) => {
      const headers = { allow: allow.join(', ') }
      const detail = 'This path has no such method.'
      const refusal = new Refusal(405, 'methodNotAllowed', detail, { headers })
      return refuse(services, here[0], refusal, req.raw)
    })
  }
  api.notFound(({ req }) => {
    const refusal = new Refusal(404, 'pathNotFound', 'There is nothing at this path.')
    const { pathname } = new URL(req.url)
    const neighbour = operations.find(({ path }) => pathname.startsWith(`/api${firstPart(path)}/`))
    return refuse(services, neighbour, refusal, req.raw)
  })
  api.onError((error) => {
    throw error
  })
  return api
}

async function answer(
  services: BankServices,
  operation: Operation,
  context: Context,
): Promise<Response> {
  const request = context.req.raw
  try {
    return await admit(services, operation, context)
  } catch (error) {
    if (error instanceof Refusal) return refuse(services, operation, error, request)
    throw error
  }
}

function refuse(
  services: BankServices,
  operation: Operation | undefined,
  refusal: Refusal,
  request: Request,
): Response {
  const { errors = 'problem' } = operation ?? {}
  const url = new URL(request.url)
  if (errors === 'problem') return problemResponse(services, refusal, url)
  return errorResponse(services, refusal, url, errors === 'notification-error')
}

async function admit(
  services: BankServices,
  operation: Operation,
  context: Context,
): Promise<Response> {
  const request = context.req.raw
  const actor = authenticate(services, request.headers)
  const customer = services.ledger.customer(actor.customerId)
  if (customer === undefined || !services.behaviour.permits(actor, operation.id)) {
    throw new Refusal(403, 'notPermitted', 'These credentials permit nothing here.')
  }
  const { behaviour, conditions } = services
  const limited = !conditions.admits(actor.name, operation.id)
  if (limited || !behaviour.admits(actor, operation.id, conditions.now())) {
    const headers = { 'retry-after': retryAfter(services) }
    throw new Refusal(429, 'tooManyRequests', 'Too many requests in a short time.', { headers })
  }
  const path = context.req.param() as Record<string, string>
  const url = new URL(request.url)
  return operation.answer({ services, operation, actor, customer, request, url, path })
}

function retryAfter({ behaviour, conditions }: BankServices): string {
  return behaviour.retryAfter(behaviour.returnAt(conditions.now()))
}

function operationsByRoute(
  operations: readonly Operation[],
): ReadonlyMap<string, readonly Operation[]> {
  const routes = new Map<string, Operation[]>()
  for (const operation of operations) {
    const route = routeOf(operation)
    routes.set(route, [...(routes.get(route) ?? []), operation])
  }
  return routes
}

/** `/banking` of `/banking/accounts`. */
function firstPart(path: string): string {
  return `/${path.split('/')[1]}`
}

function routeOf({ path }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
