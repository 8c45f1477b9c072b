/** A title for people out of a problem name: `invalidAccountId` becomes `Invalid account id`. */
export function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
