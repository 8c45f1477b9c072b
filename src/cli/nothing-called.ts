import { nearestWord } from '../contract/nearest-word.js'

/** Ids that are named to somebody who gave only how they begin. */
const shown = 8

/**
 * What to tell somebody who asked for an id that nothing has: what begins so, or what was probably meant.
 *
 * @param list where all of them are, in a phrase
 */
export function nothingCalled(word: string, ids: readonly string[], list: string): string {
  const begun = word === '' ? [] : ids.filter((id) => id.startsWith(word))
  if (begun.length > 0) {
    const more = begun.length > shown ? `\n  and ${begun.length - shown} more (${list})` : ''
    const lines = begun.slice(0, shown).map((id) => `\n  ${id}`)
    return `there is nothing called ${word}; ${begun.length === 1 ? 'this begins' : `${begun.length} ids begin`} with it:${lines.join('')}${more}`
  }
  const near = nearestWord(word, ids)
  return `there is nothing called ${word}${near ? `; did you mean ${near}?` : ''} (${list})`
}
