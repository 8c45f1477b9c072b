import { didYouMean } from './did-you-mean.js'
import { nearestBeginning } from './nearest-beginning.js'

/** Ids that are named to a user who gave only a part of one. */
const shown = 8

/**
 * What to tell a user who asked for an id that nothing has: what begins so, what has it within, or what was
 * probably meant.
 *
 * @param list where all of them are, in a phrase
 */
export function nothingCalled(word: string, ids: readonly string[], list: string): string {
  const begun = ids.filter((id) => id.startsWith(word))
  const holding = begun.length > 0 ? begun : ids.filter((id) => id.includes(word))
  if (word === '' || holding.length === 0) {
    const begins = nearestBeginning(word, ids)
    const beginning = begins === undefined ? '' : `; did you mean ${begins}?`
    return `there is nothing called ${word}${didYouMean(word, ids) || beginning} (${list})`
  }
  const [one, many] = begun.length > 0 ? ['begins', 'begin'] : ['has it within', 'have it within']
  const tail = begun.length > 0 ? ' with it' : ''
  const count = holding.length === 1 ? `this ${one}` : `${holding.length} ids ${many}`
  const more = holding.length > shown ? `\n  and ${holding.length - shown} more (${list})` : ''
  const lines = holding.slice(0, shown).map((id) => `\n  ${id}`)
  return `there is nothing called ${word}; ${count}${tail}:${lines.join('')}${more}`
}
