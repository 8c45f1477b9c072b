import type { Gate } from '../../run/run.js'

/** What a caller asks for beyond the defaults, as a run records it; undefined where that is nothing. */
export function gateOf({ strict, failOn }: Gate): Gate | undefined {
  if (strict !== true && failOn !== 'should') return undefined
  return { strict: strict || undefined, failOn: failOn === 'should' ? failOn : undefined }
}
