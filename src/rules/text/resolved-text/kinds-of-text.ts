import { aboutReference } from './about-reference.js'
import { referencesIn } from './reference-pattern.js'
import type { ShownText } from './shown-text.js'
import type { TextItem } from './text-item.js'

/** Texts of which the same is known: with or without references, special ones, and signs that patterns know. */
export function kindOfText(
  about: string,
  { language, format }: TextItem,
  { own, asked, read }: ShownText,
): string {
  const referred = own.items.flatMap(({ value }) =>
    referencesIn(value).flatMap((inner) => {
      const reference = read(inner)
      return reference.kind === 'own' ? reference.to.items : []
    }),
  )
  const signs = [/[$&\\]/, /\{\{/].map((sign) => referred.some(({ value }) => sign.test(value)))
  const special = [language !== undefined, format !== undefined, ...signs]
  const { by, languages, format: wanted, resolve } = asked
  return [about, referred.length > 0, ...special, by, languages.length, wanted, resolve].join(' ')
}

/** What a text shows that is as it must be. */
export function kindsKept(item: TextItem, shown: ShownText): readonly string[] {
  const references = referencesIn(item.value)
  const isOne = item.value === `{{${references[0]}}}`
  if (references.length === 0) return [kindOfText('resolved.value-kept', item, shown)]
  if (shown.asked.resolve === false) return []
  const isClear = (inner: string): boolean => {
    const reference = shown.read(inner)
    return reference.kind === 'own' ? reference.isThere : reference.kind !== 'unknown'
  }
  // A text of which another part may be anything shows nothing.
  if (!references.every(isClear)) return []
  return references
    .filter((inner) => shown.read(inner).kind === 'own')
    .map((inner) => kindOfText(aboutReference(inner, item, shown.own, isOne), item, shown))
}
