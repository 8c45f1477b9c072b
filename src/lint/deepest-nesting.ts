/**
 * How deep a YAML or JSON text nests at most, judged by brackets and runs of dashes alone: a bound
 * that costs no stack. Brackets in prose count too, so it is for coarse limits only.
 */
export function deepestNesting(text: string): number {
  let open = 0
  let deepest = 0
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '[' || character === '{') deepest = Math.max(deepest, ++open)
    else if ((character === ']' || character === '}') && open > 0) open--
  }
  for (const [run] of text.matchAll(/(?:[-?:] +){8,}/g))
    deepest = Math.max(deepest, run.replaceAll(' ', '').length)
  return deepest
}
