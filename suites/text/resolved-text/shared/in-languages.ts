import type { TextItem } from '../../shared/text-item.js'

/** A string with a text for each of these languages that says which it is for; the default first. */
export const inLanguages = (...languages: readonly string[]): readonly TextItem[] => [
  { value: 'default' },
  ...languages.map((language) => ({ value: language, language })),
]
