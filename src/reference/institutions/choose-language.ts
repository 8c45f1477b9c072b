import { readLanguageRanges } from '../text/read-language-ranges.js'

/** The language that suits best of those that are there: the preferred one first, region or not; else US English. */
export function chooseLanguage(header: string | undefined, there: readonly string[]): string {
  const main = (tag: string): string => tag.toLowerCase().split('-', 1)[0] ?? ''
  const wanted = readLanguageRanges(header ?? '')
  const found = wanted.flatMap((tag) => there.filter((one) => main(one) === main(tag)))
  return found[0] ?? 'en-US'
}
