/** More layers of encoding than anyone looks through. */
const layers = 4

/**
 * The first of some secrets that a text shows, as it stands or once the usual encodings are undone, one within
 * the other: JSON escapes, percent-encoding, JSON Pointer, HTML, Base64.
 */
export function secretIn(text: string, secrets: readonly string[]): string | undefined {
  const wanted = secrets.map((secret) => ({ secret, forms: [secret, ...cores(secret)] }))
  let shown = text
  for (let layer = 0; layer <= layers; layer += 1) {
    const found = wanted.find(({ forms }) => forms.some((form) => shown.includes(form)))
    if (found !== undefined) return found.secret
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

/** What Base64 makes of a secret, wherever it stands in what is encoded: the part that depends on it alone. */
function cores(secret: string): readonly string[] {
  const bytes = Buffer.from(secret)
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    const begin = Math.ceil((offset * 8) / 6)
    const core = encoded.slice(begin, Math.floor(((offset + bytes.length) * 8) / 6))
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')]
  })
}
