/** More layers of encoding than anybody looks through. */
const layers = 4

/**
 * The first of some secrets that a text shows, as it stands or once the usual encodings are undone, one within
 * the other: JSON escapes, percent-encoding, JSON Pointer, HTML, Base64.
 */
export function secretIn(text: string, secrets: readonly string[]): string | undefined {
  let shown = text
  for (let layer = 0; layer <= layers; layer += 1) {
    const candidates = [shown, unbased(shown)]
    const found = secrets.find((secret) => candidates.some((one) => one.includes(secret)))
    if (found !== undefined) return found
    const next = decoded(shown)
    if (next === shown) return undefined
    shown = next
  }
  return undefined
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const decoded = (text: string): string =>
  text
    .replace(/\\(?:u([0-9a-f]{4})|(["\\/]))/gi, (_, hex?: string, plain = '') =>
      hex === undefined ? plain : String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (all, hex, number, name) => {
      if (name !== undefined) return entities[name] ?? all
      const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16)
      return code < 0x110000 ? String.fromCodePoint(code) : all
    })

/** All that is Base64 and says something in it. */
const unbased = (text: string): string =>
  (text.match(/[\w+/-]{16,}={0,2}/g) ?? [])
    .map((one) => Buffer.from(one.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString())
    .join('\n')
