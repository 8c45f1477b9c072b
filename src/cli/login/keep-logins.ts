import { systemClock } from '../../exchange/clock.js'
import type { Redactor } from '../../exchange/redactor.js'
import type { Renewal } from '../../exchange/renewal.js'
import type { Profile } from '../../target/profile.js'
import { variableName } from '../../target/variable-name.js'

interface Told {
  /** Ends the run. */
  onLost(why: string): void
  onUnsaved(message: string): void
}

/**
 * Keeps those logged in who are, as long as a run goes on. Loads nothing of OAuth if no actor is logged in.
 *
 * @throws LoginError when a log-in ended before the run and cannot be renewed
 */
export async function keepLogins(
  profile: Profile,
  redactor: Redactor,
  { onLost, onUnsaved }: Told,
): Promise<Renewal | undefined> {
  const { logins = [], auth, actors, target } = profile
  if (logins.length === 0) return undefined
  const { openLoginRenewal } = await import('../../login/open-login-renewal.js')
  const { openLoginStore } = await import('../../login/login-store.js')
  const { placeOfLogins } = await import('../../login/place-of-logins.js')
  const renewal = openLoginRenewal({
    logins,
    target: target.baseUrl,
    origins: auth?.origins ?? [],
    store: openLoginStore(placeOfLogins(process.env)),
    clock: systemClock,
    apiKeyOf: (name) => actors[name]?.apiKey?.value,
    learn: (secret, { actor, tokens }) =>
      redactor.learn(
        secret,
        'token',
        secret === tokens.access ? variableName(actor, 'token') : undefined,
      ),
    onLost: ({ message }) => onLost(message.replace('\n', '. ')),
    onUnsaved,
  })
  await renewal.begin()
  return renewal
}
