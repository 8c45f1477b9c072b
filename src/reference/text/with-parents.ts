/** Each language and after it the ones that it inherits from: es-MX, es; nothing twice. */
export function withParents(languages: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return languages
    .flatMap((language) => {
      const parts = language.split('-')
      return parts.map((_part, index) => parts.slice(0, parts.length - index).join('-'))
    })
    .filter((language) => {
      const known = seen.has(language.toLowerCase())
      seen.add(language.toLowerCase())
      return !known
    })
}
