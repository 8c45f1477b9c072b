import type { ListenerSettings } from './listener-settings.js'

/** Why a listener could not be opened, as a sentence. */
export function whyNotListening({ host, port }: ListenerSettings, error: unknown): string {
  const code = (error as { readonly code?: string }).code ?? ''
  const reason = reasons[code] ?? (error instanceof Error ? error.message : String(error))
  return `The listener cannot listen on port ${port} of ${host}: ${reason}.`
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something else listens there already',
  EACCES: 'it takes more rights than this run has',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no such host',
}
