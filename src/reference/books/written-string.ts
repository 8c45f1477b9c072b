import type { OpenedString, TextItem } from './text.js'

/**
 * A string of the bank.
 *
 * @param texts by `default`, a language, `@` and a format, or a language with `@` and a format
 */
export function writtenString(
  group: string,
  name: string,
  minutesAgo: number,
  texts: { readonly default: string } & Readonly<Record<string, string>>,
): OpenedString {
  const items = Object.entries(texts).map(([kind, value]): TextItem => {
    const [language = '', format = ''] = kind === 'default' ? [] : kind.split('@')
    return {
      value,
      language: language === '' ? undefined : language,
      format: format === '' ? undefined : format,
    }
  })
  return { group, name, items, minutesAgo }
}
