/** Rounds of encoding that a secret may carry. */
const rounds = 3

/**
 * A secret as it is, and as one sees it who has decoded it: some tokens and cookies are percent-encoded
 * or escaped as they are handed out.
 */
export function decodedForms(secret: string): ReadonlySet<string> {
  const forms = new Set([secret])
  for (let round = 0; round < rounds; round++)
    for (const form of Array.from(forms))
      for (const decode of decodings) {
        try {
          forms.add(decode(form))
        } catch {
          // It is not encoded in this way.
        }
      }
  return forms
}

const decodings: readonly ((text: string) => string)[] = [
  decodeURIComponent,
  (text) => decodeURIComponent(text.replaceAll('+', ' ')),
  (text) => String(JSON.parse(`"${text}"`)),
]
