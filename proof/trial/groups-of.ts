import type { Defect } from '../defect.js'
import type { Listed } from '../list-variations.js'

/** More than these would hide one another: an answer in which all is wrong is no longer the answer it was. */
const most = 6

/** Puts defects together that say they can be tried in one bank. @returns names, of two or more each */
export function groupsOf(defects: readonly Listed<Defect>[]): readonly (readonly string[])[] {
  const groups = new Map<string, Listed<Defect>[]>()
  for (const one of defects)
    if (one.group !== undefined) groups.set(one.group, [...(groups.get(one.group) ?? []), one])
  return [...groups.values()]
    .flatMap((all) =>
      Array.from({ length: Math.ceil(all.length / most) }, (_, at) =>
        all.slice(at * most, (at + 1) * most),
      ),
    )
    .filter(({ length }) => length > 1)
    .map((some) => some.map(({ name }) => name))
}
