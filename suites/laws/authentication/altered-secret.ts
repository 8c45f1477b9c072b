/**
 * A secret that begins as one that was given out and ends otherwise: it was never given out itself. What follows the last
 * dot is changed, which signs a token, or the second half of another secret. What it was cannot be told from it.
 *
 * @param atEnd changes the second half of that only: a service may keep no more than a part of a secret
 */
export function alteredSecret(secret: string, atEnd: boolean): string {
  const signature = secret.lastIndexOf('.') + 1
  const begin = signature > 0 ? signature : Math.ceil(secret.length / 2)
  const from = atEnd ? Math.ceil((begin + secret.length) / 2) : begin
  const altered = secret
    .slice(from)
    // Letters and digits stay such, so that its form is that of the others.
    .replaceAll(/\d/g, (digit) => (digit === '0' ? '1' : '0'))
    .replaceAll(/[a-z]/gi, (letter) => (letter.toLowerCase() === 'a' ? 'b' : 'a'))
  // Where there is nothing to change, as behind a dot at the end, it is longer.
  return altered === secret.slice(from) ? `${secret}a` : secret.slice(0, from) + altered
}
