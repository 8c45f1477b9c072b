import type { Call } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import type { TextCheck } from './text-behaviour.js'

/** What a PUT of a string or a format is about. */
interface Write<Content> {
  /** The resource as a reader gets it; `undefined` when it is not there. */
  readonly current: object | undefined
  /** operationId of the reader. */
  readonly reading: string
  /** What the body holds; `undefined` when it has not the right shape. */
  read(body: unknown): Content | undefined
  /** What the content would be in conflict with, in words; `undefined` for nothing. */
  conflict?(content: Content): { readonly name: string; readonly detail: string } | undefined
  write(content: Content): void
}

/**
 * Judges a PUT, and carries it out.
 *
 * @param body as it was read before anything else, or its refusal
 * @throws Refusal 400 for a malformed body, 409, 412, or 422 for a body of the wrong shape
 */
export function judgeWrite<Content>(call: Call, body: unknown, write: Write<Content>): void {
  const { behaviour } = call.services
  const content = body instanceof Refusal ? undefined : write.read(body)
  const known = (): void => {
    if (content !== undefined) write.write(content)
  }
  const decline = (check: TextCheck, refusal: Refusal): never => {
    behaviour.declineText(check, known, call.operation.id)
    throw refusal
  }
  for (const check of behaviour.textChecks(call.operation.id)) {
    if (check === 'precondition') {
      if (mayWrite(call, write)) continue
      const detail = 'If-Match does not hold the current entity tag.'
      decline(check, new Refusal(412, 'preconditionFailed', detail))
    } else if (check === 'body') {
      if (content !== undefined) continue
      const invalid = new Refusal(422, 'invalidBody', 'The representation is not valid.')
      decline(check, body instanceof Refusal ? body : invalid)
    } else {
      const conflict = content === undefined ? undefined : write.conflict?.(content)
      if (conflict !== undefined) decline(check, new Refusal(409, conflict.name, conflict.detail))
    }
  }
  behaviour.acceptText(known)
}

function mayWrite<Content>({ services, operation, request }: Call, write: Write<Content>): boolean {
  const { entityTag, mayWrite } = services.behaviour
  const { current, reading } = write
  const tag = current === undefined ? undefined : entityTag(JSON.stringify(current), reading)
  return mayWrite(request.headers.get('if-match') ?? undefined, tag, operation.id)
}
