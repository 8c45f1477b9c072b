import { retryAfter } from '../../exchange/retry-after.js'
import type { WireOutcome } from '../../exchange/transport.js'
import { isLoopback } from '../../target/is-loopback.js'
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
  if (wire.kind === 'response') {
    const asked = retryAfter(wire.headers, Date.now())
    const wants = asked === undefined ? '' : `, and asks to wait for ${Math.ceil(asked / 1000)} s`
    return {
      kind: 'lost',
      why: `${new URL(target.baseUrl).host} answers nothing but ${wire.status}${wants}`,
      remedy:
        'Run again when it takes requests again. If it is a run that is too much for it, lower limits.concurrency.',
    }
  }
  const { failure, message: why } = wire
  const remedy = remedies[failure] ?? 'Check that the target works.'
  return { kind: 'lost', why, remedy: `${remedy}${ofProxy(failure, target.baseUrl)}` }
}

/** Users behind a proxy expect that what works for other tools works here. */
function ofProxy(failure: string, baseUrl: string): string {
  const { protocol } = new URL(baseUrl)
  const lower = `${protocol.slice(0, -1)}_proxy`
  const names = [lower.toUpperCase(), lower, 'ALL_PROXY', 'all_proxy']
  const variable = names.find((name) => (process.env[name] ?? '') !== '')
  if (variable === undefined || isLoopback(baseUrl)) return ''
  if (failure !== 'unreachable' && failure !== 'timeout') return ''
  return ` ${variable} is set, but Assay goes through no proxy: run it where the target can be reached directly.`
}

const remedies: Readonly<Partial<Record<string, string>>> = {
  unreachable: 'Check the base URL, and that the target runs.',
  tls: 'Check the base URL and the certificate.',
  timeout: 'Check that the target works, or raise limits.requestTime.',
  malformed: 'Check the base URL: is this the port of the target?',
  'too-large': 'Check the base URL; raise limits.bodyBytes if it is a body.',
}
