import { withAdded } from '../shared/with-added.js'

/** Letters of several planes, some of them composed, quotes, what markup, URLs, forms and chats escape, line ends. */
const letters =
  'Zürich, cafe\u0301, Łódź, 東京, 𝔸🏦👩\u200d🚀 “none” ‘no’ … "one" \'two\' <b> & \\ 100%25 a+b :) -- (c); \r\nnext\nlast.'

/** More characters than a column of 4,000 holds, and than one of 255: the longer ones first. */
export const manyCharacters = [250, 20].map((times) => 'Assay wrote this. '.repeat(times))

/**
 * The same representation with these letters at the end of each text.
 *
 * @param before what stands before them
 */
export const withManyLetters = (value: unknown, before = ''): unknown =>
  withAdded(value, `${before}${letters}`)

/**
 * How many texts have them; what comes before them may have had its placeholders filled in, and white space, which the
 * documents do not mention, may have been tidied up.
 */
export const countLetters = (texts: readonly string[]): number =>
  texts.filter((text) => tidied(text).endsWith(tidied(letters))).length

const tidied = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
