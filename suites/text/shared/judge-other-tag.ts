import type { Answer, Verification } from '../../../src/scenario/index.js'

/**
 * Verifies that what shows a text, and did not show it before, has another entity tag. What else was written meanwhile
 * does not matter: two representations that differ never share a strong one (RFC 9110, section 8.8.1).
 */
export function judgeOtherTag(
  verify: Verification,
  text: string,
  { before, after }: { readonly before: Answer; readonly after: Answer },
): void {
  const [was, is] = [before, after].map((one) => JSON.stringify(one.json).includes(text))
  if (was || !is)
    verify.undecided('The string does not show what was written.', {
      remedy: 'let the string show what was written',
    })
  else verify(after).hasOtherTagThan(before)
}
