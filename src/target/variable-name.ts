import type { ActorName } from '../terms/actor-name.js'

const suffixes = {
  apiKey: 'API_KEY',
  token: 'TOKEN',
  user: 'USER',
  password: 'PASSWORD',
} as const

/** The environment variable of a credential: `ASSAY_TOKEN`, `ASSAY_OTHER_CUSTOMER_API_KEY`. */
export function variableName(actor: ActorName, credential: keyof typeof suffixes): string {
  const words = actor.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
  return actor === 'customer'
    ? `ASSAY_${suffixes[credential]}`
    : `ASSAY_${words}_${suffixes[credential]}`
}
