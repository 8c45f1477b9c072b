/** Letters of several planes, some of them composed, quotes, what markup, URLs and forms escape, line ends. */
const letters =
  'Zürich, cafe\u0301, Łódź, 東京, 𝔸🏦👩\u200d🚀 "one" \'two\' <b> & \\ 100%25 a+b; \r\nnext\nlast.'

/** A target chooses the links itself, no matter which ones were sent (HAL, 4.1.1). */
const isLinks = (member: string): boolean => member === '_links'

/** More characters than a column of 4,000 holds, and than one of 255: the longer ones first. */
export const manyCharacters = [250, 20].map((times) => 'Assay wrote this. '.repeat(times))

/**
 * The same representation with these letters at the end of each text; what is no text for people stays as it is.
 *
 * @param before what stands before them
 */
export function withManyLetters(value: unknown, before = ''): unknown {
  if (typeof value === 'string') return /\s/.test(value) ? `${value} ${before}${letters}` : value
  if (Array.isArray(value)) return value.map((one) => withManyLetters(one, before))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      isLinks(name) ? one : withManyLetters(one, before),
    ]),
  )
}

/**
 * How many texts have them; what comes before them may have had its placeholders filled in, and white space, which the
 * documents do not mention, may have been tidied up.
 */
export const countLetters = (texts: readonly string[]): number =>
  texts.filter((text) => tidied(text).endsWith(tidied(letters))).length

const tidied = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
