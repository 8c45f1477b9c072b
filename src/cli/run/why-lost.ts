import type { WireOutcome } from '../../exchange/transport.js'
import type { Profile } from '../../target/profile.js'

/** A target that does not answer. */
export interface LostTarget {
  readonly kind: 'lost'
  /** Cause, a clause without a full stop. */
  readonly why: string
  /** A sentence. */
  readonly remedy: string
}

/** Says why nothing came from a target, by the last request to it, and what may help. */
export function whyLost(wire: WireOutcome, { target }: Pick<Profile, 'target'>): LostTarget {
  if (wire.kind === 'response')
    return {
      kind: 'lost',
      why: `${new URL(target.baseUrl).host} answers nothing but ${wire.status}`,
      remedy: 'Wait until it takes requests again, and lower limits.concurrency.',
    }
  const { failure, message: why } = wire
  return { kind: 'lost', why, remedy: remedies[failure] ?? 'Check that the target works.' }
}

const remedies: Readonly<Partial<Record<string, string>>> = {
  unreachable: 'Check the base URL, and that the target runs.',
  tls: 'Check the base URL and the certificate.',
  timeout: 'Check that the target works, or raise limits.requestTime.',
  malformed: 'Check the base URL: is this the port of the target?',
  'too-large': 'Check the base URL; raise limits.bodyBytes if it is a body.',
}
