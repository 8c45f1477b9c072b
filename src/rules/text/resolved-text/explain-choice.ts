import type { AskedText } from './asked-text.js'
import { looksFor, parentOf } from './due-items.js'
import type { TextItem } from './text-item.js'

/** What decides that an item of a string is answered in the language that it has. */
export function languageOf(
  { language }: TextItem,
  { languages, by }: AskedText,
): string | undefined {
  if (by === 'nothing') return undefined
  const at = language === undefined ? -1 : languages.indexOf(language)
  const below = languages.findIndex((one) => parentOf(one) === language)
  const [isFirst, isParent] = [at === 0, below === 0]
  if (by === 'header') {
    if (isFirst) return 'languages.header'
    if (isParent) return 'languages.header-parent'
    return at > 0 ? 'languages.header-second' : undefined
  }
  if (at >= 0)
    return isFirst ? 'languages.exact' : at === 1 ? 'languages.second' : 'languages.further'
  if (below >= 0) return isParent ? 'languages.parent' : 'languages.second-parent'
  return languages.length === 1 ? 'languages.default' : 'languages.default-last'
}

/** What decides that it is answered for the format that was asked for. */
function formatOf(
  { format }: TextItem,
  asked: AskedText,
  items: readonly TextItem[],
): string | undefined {
  if (asked.format === undefined) return format === undefined ? undefined : 'formats.default-meant'
  if (format !== undefined) return 'formats.specific'
  return items.some((one) => one.format !== undefined) ? 'formats.fallback' : undefined
}

/** Why another item of a string should have been answered than the one that was. */
export function explainChoice(
  answered: TextItem,
  due: readonly TextItem[],
  asked: AskedText,
  items: readonly TextItem[],
): string | undefined {
  const { format, language } = answered
  const [first] = due
  if (first === undefined) return undefined
  if (first.language !== undefined && first.format !== undefined) return 'formats.with-language'
  if (format !== undefined && format !== (asked.format ?? 'small'))
    return asked.format === undefined ? 'formats.default-meant' : 'formats.not-of-another'
  if (due.every((one) => one.format !== format)) return formatOf(first, asked, items)
  const isOfHeader = language !== undefined && looksFor(asked.ignored).includes(language)
  if (isOfHeader && !looksFor(asked.languages).includes(language)) return 'languages.beats-header'
  return languageOf(first, asked)
}
