import { opaque } from '../../../src/scenario/index.js'

const swapped = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (one) =>
    one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase(),
  )

/** Entity tags that are nearly another one: with more, with less, in other letter case. Each of them is another tag. */
export function nearMisses(tag: string): readonly string[] {
  const within = opaque(tag).slice(1, -1)
  const other = swapped(within)
  const all = [`${within}a`, within.slice(0, -1), ...(other === within ? [] : [other])]
  return all.map((one) => `"${one}"`)
}
