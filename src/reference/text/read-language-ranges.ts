/**
 * Reads Accept-Language (RFC 9110, 12.5.4): the greatest weight first, equal ones as they stand. What
 * not wanted (weight 0), the asterisk, which prefers nothing, and what cannot be read are left out.
 */
export function readLanguageRanges(field: string): readonly string[] {
  return field
    .split(',')
    .flatMap((part) => {
      const [, language, weight = '1'] = range.exec(part.trim()) ?? []
      return language === undefined ? [] : { language, weight: Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
}

const range =
  /^([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)(?:[ \t]*;[ \t]*[qQ]=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?))?$/
