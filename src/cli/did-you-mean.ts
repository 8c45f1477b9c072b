import { nearestWord } from '../contract/nearest-word.js'

/** `; did you mean run?` where a word was probably meant to be one of those that are known, else nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearestWord(word, known)
  return near === undefined ? '' : `; did you mean ${near}?`
}
