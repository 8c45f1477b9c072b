import { checkBaseUrl } from '../check-base-url.js'
import type { Remarks } from '../collect-remarks.js'
import type { ListenerSettings } from './listener-settings.js'

const example = 'For example: https://assay.ci.example.bank/push'

/** The listener of a profile, with what it leaves to defaults. */
export function completeListener(
  { host = '127.0.0.1', port = 0, publicUrl, patience = 10 }: Partial<ListenerSettings>,
  remarks: Remarks,
): ListenerSettings {
  if (publicUrl === undefined) return { host, port, patience }
  const checked = checkBaseUrl(publicUrl, 'the public URL', example)
  if (checked.kind === 'good') return { host, port, patience, publicUrl: checked.baseUrl }
  remarks.mistake(['listener', 'publicUrl'], checked.message, checked.remedy)
  return { host, port, patience }
}
