import type { WireOutcome } from '../../exchange/transport.js'
import type { TargetWatch } from '../../exchange/watch-target.js'
import { type AskParts, askUntilAnswered } from './ask-until-answered.js'
import { type LostTarget, whyLost } from './why-lost.js'

/** What the first requests to a target showed. */
export type Preflight =
  | {
      readonly kind: 'answered'
      readonly remark?: string
      /** The address of what was not found. */
      readonly missing?: string
    }
  | LostTarget

/** Whether a target is there, asked before a run begins and again whenever nothing comes from it. */
export interface AvailabilityCheck {
  /** One that does not answer at all is said once, and not once for each requirement. */
  preflight(): Promise<Preflight>
  /** Undefined while the target still answers, or while a check is under way already. */
  lookAgain(): Promise<LostTarget | undefined>
}

/** How often its root alone may answer, with no answer to anything else between. */
const mostRoots = 2

/** Opens it for a target; `watch` sees everything else that is asked. */
export function openAvailabilityCheck(parts: AskParts, watch: TargetWatch): AvailabilityCheck {
  let looking = false
  let roots = 0
  let answers = 0

  const look = async () => {
    looking = true
    // What is asked here is no part of what is watched.
    watch.disturb()
    try {
      return await askUntilAnswered(parts)
    } finally {
      watch.settle()
      looking = false
    }
  }

  return {
    async preflight() {
      const sign = await look()
      if (sign.kind === 'none') return whyLost(sign.wire, parts.profile)
      if (sign.kind === 'root') {
        roots = 1
        return { kind: 'answered' }
      }
      const { url, wire } = sign
      if (wire.status === 401 && parts.profile.actors.customer !== undefined)
        return { kind: 'answered', remark: refused }
      if (wire.status === 404)
        return { kind: 'answered', remark: `${url} ${missing}`, missing: url }
      return { kind: 'answered' }
    },
    async lookAgain() {
      if (looking || parts.signal.aborted) return undefined
      const sign = await look()
      if (parts.signal.aborted || isUnrecorded(sign.wire)) return undefined
      const isRoot = sign.kind === 'root'
      roots = !isRoot ? 0 : watch.answers() > answers ? 1 : roots + 1
      answers = watch.answers()
      const isLost = sign.kind === 'none' || roots >= mostRoots
      return isLost ? whyLost(sign.wire, parts.profile) : undefined
    },
  }
}

/** What a recording lacks tells nothing of the target. */
const isUnrecorded = (wire: WireOutcome): boolean =>
  wire.kind === 'failure' && wire.failure === 'unrecorded'

const refused =
  "The target does not accept the customer's credentials (401). Check the API key and the token of actors.customer."
const missing = 'is not found (404). Is the base URL right?'
