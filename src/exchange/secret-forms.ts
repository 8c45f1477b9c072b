/**
 * Every spelling in which a secret may turn up in a URL, a header or a body: as it is, percent-encoded,
 * escaped as JSON, and inside Base64, where it looks different at each of three offsets.
 */
export function secretForms(secret: string): ReadonlySet<string> {
  return new Set([
    secret,
    ...percentEncoded(secret),
    ...jsonEscaped(secret),
    ...base64Cores(secret),
  ])
}

function percentEncoded(secret: string): string[] {
  // By way of bytes, as a lone surrogate cannot be encoded.
  const component = encodeURIComponent(Buffer.from(secret).toString())
  const strict = component.replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  const form = new URLSearchParams([['', secret]]).toString().slice(1)
  return [component, strict, form].flatMap((encoded) => [
    encoded,
    encoded.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase()),
  ])
}

function jsonEscaped(secret: string): string[] {
  const plain = JSON.stringify(secret).slice(1, -1)
  const ascii = plain.replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return [plain, ascii].flatMap((escaped) => [escaped, escaped.replaceAll('/', '\\/')])
}

/** The characters that depend on the secret alone, not on what stands before or after it. */
function base64Cores(secret: string): string[] {
  const bytes = Buffer.from(secret)
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    const first = Math.ceil((offset * 8) / 6)
    const end = Math.floor(((offset + bytes.length) * 8) / 6)
    const core = encoded.slice(first, end)
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')]
  })
}
