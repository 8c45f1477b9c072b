/** What the search has to know about tokens. */
export interface Tokens {
  /** The token that stands for a text that is withheld. */
  withheld(text: string): string
  /** Whether this token was given in this run. */
  given(token: string): boolean
  /** Whether tokens begin with this: `token`, `key`. */
  isKind(kind: string): boolean
}

const token = /‹([^‹›·]{1,40})·[0-9a-f]{4,64}›/g

/**
 * Where nothing is to be replaced any more: tokens of this run. Of others, as in a recording that is
 * replayed, the kind alone: a target could send its digits.
 */
export function readTokens(
  text: string,
  { given, isKind }: Tokens,
): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(token)].flatMap(({ 0: whole, 1: kind = '', index: start }) => {
    if (given(whole)) return [{ start, end: start + whole.length }]
    return isKind(kind) ? [{ start, end: start + kind.length + 2 }] : []
  })
}
