import type { Misbehaviour } from './misbehaviour.js'

/** What is wrong with how a run ended, and with what it said of that. */
export const faultsOfEnding = (
  { exits = [1, 3], says = /CONFORMANT|NOT DECIDED|nothing could be tested/ }: Misbehaviour,
  code: number | undefined,
  said: string,
): readonly string[] => [
  ...(code !== undefined && exits.includes(code) ? [] : [`it ended with ${code}`]),
  ...(says.test(said) ? [] : [`it does not say ${says}`]),
]
