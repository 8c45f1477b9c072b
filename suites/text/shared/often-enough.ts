import { often } from '../../../src/scenario/index.js'

/** Cases by what they are about, with those of which there are few tried again. */
export function oftenEnough<Case extends readonly [about: string, ...rest: readonly unknown[]]>(
  cases: readonly Case[],
): readonly Case[] {
  const abouts = [...new Set(cases.map(([about]) => about))]
  return abouts.flatMap((about) => {
    const own = cases.filter((one) => one[0] === about)
    return Array.from(
      { length: Math.max(often, own.length) },
      (_, at) => own[at % own.length],
    ).filter((one) => one !== undefined)
  })
}
