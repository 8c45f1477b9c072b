import type { Sender } from '../../../../src/scenario/index.js'
import { stringPath } from '../../shared/string-path.js'

/** Groups that are looked at. */
const most = 3

/**
 * Names that other groups have, and one group has not. All groups share one group, and what that means is not shown: where
 * the strings of one other group alone are found in this one, that may be it.
 *
 * @param groups that are known, with the names of their strings
 */
export async function namesElsewhere(
  sender: Sender,
  groups: ReadonlyMap<string, readonly string[]>,
  here: string,
): Promise<readonly string[]> {
  const own = groups.get(here) ?? []
  const others = [...groups].flatMap(([group, names]) => {
    const name = names.find((one) => !own.includes(one))
    return group === here || name === undefined ? [] : [{ group, name }]
  })
  const tried = others.slice(0, most)
  const isHere = async (name: string): Promise<boolean> =>
    (await sender.send('getString', stringPath(here, name))).status === 200
  const found: string[] = []
  // What is found now and then is not shared.
  for (const { group, name } of tried)
    if ((await isHere(name)) && (await isHere(name))) found.push(group)
  const [shared = ''] = found
  const isKin = `${here}.`.startsWith(`${shared}.`) || shared.startsWith(`${here}.`)
  const mayBeShared = found.length === 1 && !isKin
  return tried.filter(({ group }) => !mayBeShared || group !== shared).map(({ name }) => name)
}
