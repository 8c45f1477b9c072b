import { secretIn } from './secret-in.js'
import { hostileSecrets } from './target/hostile-secrets.js'

/** What must not be in anything that is printed, whatever a target or a file says. */
export function faultsOfText(said: string): readonly string[] {
  // oxlint-disable-next-line no-control-regex
  const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/
  const secret = secretIn(said, Object.values(hostileSecrets))
  return [
    ...(/^\s+at .*:\d+:\d+\)?$|node:internal|Warning:/m.test(said) ? ['it shows a stack'] : []),
    ...(said.includes("fault of Assay's own") ? ['it takes the blame'] : []),
    ...(said.includes('[object Object]') ? ['it says [object Object]'] : []),
    ...(control.test(said) ? ['a control character reaches the terminal'] : []),
    ...(secret === undefined ? [] : [`the secret ${secret} reaches the terminal`]),
  ]
}
