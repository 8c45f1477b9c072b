const alphabets = ['0123456789', 'abcdef', 'ABCDEF']

/**
 * An identifier of the same form with other digits; one with few of them gets more behind it.
 *
 * @param random whole numbers from 0 below `n`
 */
export function respell(id: string, random: (n: number) => number): string {
  const respelt = [...id]
    .map((character) => {
      const alphabet = alphabets.find((one) => one.includes(character))
      return alphabet?.charAt(random(alphabet.length)) ?? character
    })
    .join('')
  return id.replaceAll(/\D/g, '').length < 4 ? `${respelt}${random(1e9)}` : respelt
}
