import type { Walk } from '../../../src/scenario/index.js'

const mostTries = 3

/**
 * A walk that came to its end, as far as the target lets it: a link may lead astray once because the list
 * changed, so the walk is begun anew before the target is held to that.
 */
export async function unbrokenWalk(
  first: () => Promise<Walk>,
  again: () => Promise<Walk>,
): Promise<Walk> {
  let walk = await first()
  for (let tries = 1; isBroken(walk) && tries < mostTries; tries += 1) walk = await again()
  return walk
}

const isBroken = ({ end }: Walk): boolean =>
  end.kind === 'loop' || (end.kind === 'broken' && end.after !== undefined)
