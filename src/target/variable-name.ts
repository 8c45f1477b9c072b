import type { ActorName } from '../terms/actor-name.js'

const suffixes = {
  apiKey: 'API_KEY',
  token: 'TOKEN',
  user: 'USER',
  password: 'PASSWORD',
} as const

/**
 * The environment variable of a credential: `ASSAY_TOKEN`, `ASSAY_OTHER_CUSTOMER_API_KEY`.
 *
 * @param interfaceName where the credential is for one interface: `ASSAY_MESSAGES_TOKEN`
 */
export function variableName(
  actor: ActorName,
  credential: keyof typeof suffixes,
  interfaceName?: string | number,
): string {
  const words = actor === 'customer' ? [] : [actor.replace(/[A-Z]/g, (letter) => `_${letter}`)]
  const special = interfaceName === undefined ? [] : [String(interfaceName)]
  return ['ASSAY', ...words, ...special, suffixes[credential]].join('_').toUpperCase()
}
