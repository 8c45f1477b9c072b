/** Languages of an answer: those asked for, those looked through, or those found. Spanish is among them, French is not. */
export function tellsSpanish(languages: unknown): boolean {
  const told = [languages ?? []].flat().map(String)
  const isLookedThrough = (one: string): boolean => /^(?:es(?:-MX)?|en(?:-US|-GB)?)$/i.test(one)
  const isLanguage = (one: string): boolean => /^[a-z]{2,3}(?:-|$)/i.test(one)
  return (
    told.some((one) => /^es(?:-MX)?$/i.test(one)) &&
    told.every((one) => isLookedThrough(one) || !isLanguage(one))
  )
}
