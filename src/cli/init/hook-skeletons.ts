import type { AddedValue } from '../../target/extend-profile/addition.js'
import type { HookName } from '../../terms/hook-name.js'

interface HookSkeleton {
  /** What it does, as a sentence. */
  readonly what: string
  /** As it may look; the commands are made up. */
  readonly hook: AddedValue
}

const command = (name: string): AddedValue => ({ command: [`./${name}.sh`] })

/** Hooks that scenarios need. */
export const hookSkeletons: Readonly<Partial<Record<HookName, HookSkeleton>>> = {
  outage: {
    what: 'Takes the banking core away, so that balances are answered with 503.',
    hook: { begin: command('begin-outage'), end: command('end-outage') },
  },
  rateLimit: {
    what: 'Has the target answer every request with 429.',
    hook: { begin: command('begin-limit'), end: command('end-limit') },
  },
  sessionExpiry: {
    what: 'Has the session ASSAY_SESSION_ID expire, or all sessions.',
    hook: { begin: command('expire-session') },
  },
  clock: {
    what: "Puts the target's clock forward by ASSAY_SECONDS.",
    hook: { begin: command('advance-clock'), end: command('restore-clock') },
  },
  pushEndpoint: {
    what: 'Has push subscriptions deliver to ASSAY_PUSH_ENDPOINT, where the run listens.',
    hook: { begin: command('deliver-to-run') },
  },
}
