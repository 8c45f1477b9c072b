import type { AskedText } from './asked-text.js'
import type { TextItem } from './text-item.js'

type Chain = readonly (string | undefined)[]

export const parentOf = (language: string): string => language.replace(/-.*$/, '')

/** Languages that are looked for one after the other, before the default. */
export const looksFor = (languages: readonly string[]): readonly string[] => [
  ...new Set(languages.flatMap((one) => [one, parentOf(one)])),
]

/** Which text is the default, one for US English or one without a language, is a reading. */
const defaults: readonly Chain[] = [
  [undefined],
  ['en-US', undefined],
  ['en-US', 'en', undefined],
  [undefined, 'en-US', 'en'],
]

/** The items of a string that may be answered, in whichever reading of the order of languages and formats. */
export function dueItems(
  items: readonly TextItem[],
  { languages, by, format = 'small' }: Pick<AskedText, 'languages' | 'by' | 'format'>,
): readonly TextItem[] {
  // As most are: whatever is asked for, it is these.
  if (items.every((one) => one.language === undefined && one.format === undefined)) return items
  const own = items.flatMap((one) => one.language ?? [])
  const starts =
    by === 'nothing' ? [[], ...own.map((one) => looksFor([one]))] : [looksFor(languages)]
  const chains = starts.flatMap((start) => defaults.map((end): Chain => [...start, ...end]))
  const formats = [format, undefined]
  const due = chains.flatMap((chain) => [
    first(
      chain.flatMap((language) => formats.map((one) => [language, one] as const)),
      items,
    ),
    first(
      formats.flatMap((one) => chain.map((language) => [language, one] as const)),
      items,
    ),
    inLanguage(chain, formats, items),
  ])
  return [...new Set(due.flat())]
}

type Wanted = readonly [language: string | undefined, format: string | undefined]

/** The items of the first kind that there are; there may be two of one kind. */
function first(wanted: readonly Wanted[], items: readonly TextItem[]): readonly TextItem[] {
  for (const [language, format] of wanted) {
    const found = items.filter((one) => one.language === language && one.format === format)
    if (found.length > 0) return found
  }
  return []
}

/** The language that there is in any format: where it lacks the format and the default of it, that of the string. */
function inLanguage(
  chain: Chain,
  formats: readonly (string | undefined)[],
  items: readonly TextItem[],
): readonly TextItem[] {
  const language = chain.find((one) => items.some((item) => item.language === one))
  const found = first(
    formats.map((one) => [language, one] as const),
    items,
  )
  return found.length > 0 ? found : first([[undefined, undefined]], items)
}
