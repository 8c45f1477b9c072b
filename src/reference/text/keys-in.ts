import { readKey } from './read-key.js'
import { referencePattern } from './reference-pattern.js'

/** The keys of the references in a text that name a group. */
export function keysIn(text: string): readonly string[] {
  return [...text.matchAll(referencePattern)]
    .map(([, key = '']) => key)
    .filter((key) => readKey(key) !== undefined)
}
