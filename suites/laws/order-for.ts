import type { Operation, Order, Rewrite, Scenario, Stage } from '../../src/scenario/index.js'

/**
 * The request of a law that asks who may send it: a plain one, or, of an operation that writes, one for a
 * resource that is there, and that is put back in case the request was let through.
 */
export async function orderFor(stage: Stage, operation: Operation): Promise<Order> {
  // A service that refuses everybody shows nothing of permissions.
  if (reads(operation)) return (await stage.plain(operation)).order
  const rewrite = (await stage.fixtures[`${operation.id}Rewrite`]?.()) as Rewrite | undefined
  if (rewrite === undefined) return stage.plainRequest(operation)
  const sender = stage[rewrite.actor]
  stage.afterwards((actors) => rewrite.restore(actors[rewrite.actor]))
  await rewrite.prepare(sender)
  stage.assume(await sender.send(rewrite.read, rewrite.order)).status(200)
  const body = operation.body === undefined ? {} : { json: rewrite.bodies[0] }
  return { ...rewrite.order, ...body }
}

/** What a law says of itself that sends such a request: a target may let through what it should refuse. */
export const safetyOf = (operation: Operation): Partial<Pick<Scenario, 'safety' | 'touches'>> =>
  reads(operation) ? {} : { safety: 'reversible', touches: writesOf(operation) }

/** What scenarios touch that write to an interface. */
export const writesOf = ({ interface: name }: Operation): readonly string[] => [`${name}.writes`]

const reads = ({ method }: Operation): boolean => method === 'GET' || method === 'HEAD'
