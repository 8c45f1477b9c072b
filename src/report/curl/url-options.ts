import type { SecretName } from '../../run/run.js'
import { shellWord } from './shell-word.js'

/** The URL, with what keeps curl from reading patterns, dot segments or options into it. */
export function urlOptions(url: string, secrets: readonly SecretName[]): readonly string[] {
  const word = shellWord(url, secrets)
  return [
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...(/\/\.\.?(?:[/?#]|$)/.test(url) ? ['--path-as-is'] : []),
    ...(url.startsWith('-') ? [`--url ${word}`] : [word]),
  ]
}
