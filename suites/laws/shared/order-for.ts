import {
  type Answer,
  assumePermitted,
  type LawCase,
  type Operation,
  type RequestInput,
  type Sender,
  type LawStage,
  removeCreated,
  tagOf,
  type Trace,
} from '../../../src/scenario/index.js'
import { beginRewrite } from './begin-rewrite.js'

const answered = { kind: 'law', law: 'creations', aspect: 'answered' } as const

interface Asked {
  readonly order: RequestInput
  /** Who may send it. */
  readonly sender: Sender
  /** What is read, or is to be written over, as it is before. */
  readonly read?: Answer
  /** Reads what the request would write over. */
  readAgain?(): Promise<Answer>
  /** What shows whether the request was carried out: how it was before, and how it is now. */
  readonly trace?: { readonly was: Trace; look(): Promise<Trace> }
}

/**
 * The request of a law that asks who may send it: a plain one, or, of an operation that writes, one for a
 * resource that is there, and that is put back in case the request was let through. Nothing is wrong with
 * it, so that it is not refused for that.
 */
export async function orderFor(stage: LawStage, operation: Operation): Promise<Asked> {
  const { customer } = stage
  // A service that refuses every caller shows nothing of permissions.
  if (reads(operation)) {
    const { order, answer } = await stage.plain(operation)
    return { order, sender: customer, read: answer }
  }
  const creation = await stage.capability(operation, 'creation')
  if (creation !== undefined) {
    const { actor } = creation
    const created = await stage.once(`who may send ${operation.id}`, async (actors) => {
      const answer = await actors[actor].send(operation.id, { json: creation.body() })
      removeCreated(stage, creation, answer)
      return answer
    })
    assumePermitted(stage, created)
    if (creation.mayNeedMore?.includes(created.status))
      stage.giveUp(
        `It was answered with ${created.status}: which members a body needs is not shown.`,
        `let ${operation.id} take the members that the documents show`,
      )
    stage.assume(created, operation.requirement(answered)).status(201)
    const [json, sender] = [creation.body(), stage[actor]]
    const { look } = creation
    const trace = await traceOf(look && (() => look(sender, json)))
    return { order: { json }, sender, trace }
  }
  const writeRequest = await stage.capability(operation, 'writeRequest')
  if (writeRequest !== undefined) {
    const { order, look } = await writeRequest.prepare(stage)
    return { order, sender: stage[writeRequest.actor], trace: await traceOf(look) }
  }
  const rewrite = await stage.capability(operation, 'rewrite')
  if (rewrite === undefined) return { order: await stage.plainRequest(operation), sender: customer }
  const sender = stage[rewrite.actor]
  stage.afterwards((actors) => rewrite.restore(actors[rewrite.actor]))
  const { current } = await beginRewrite(stage, rewrite, sender)
  const tag = operation.parameters.some(({ name }) => name === 'If-Match')
    ? tagOf(current)
    : undefined
  const body = operation.body === undefined ? {} : { json: rewrite.bodies[0] }
  const headers = tag === undefined ? {} : { headers: [['If-Match', tag] as const] }
  const readAgain = () => sender.send(rewrite.read, rewrite.order)
  return { order: { ...rewrite.order, ...body, ...headers }, sender, read: current, readAgain }
}

async function traceOf(look: (() => Promise<Trace>) | undefined): Promise<Asked['trace']> {
  const was = await look?.()
  return look && was && was.isUnseen !== true ? { was, look } : undefined
}

/**
 * What a law says of itself that sends such a request: a target may let through what it should refuse, and
 * not everything that is done can be undone.
 */
export const safetyOf = (
  operation: Operation,
): Partial<Pick<LawCase, 'safety' | 'undisturbed'>> => {
  if (reads(operation)) return {}
  return { safety: operation.lasting ? 'disruptive' : 'reversible', undisturbed: true }
}

const reads = ({ method }: Operation): boolean => method === 'GET' || method === 'HEAD'
