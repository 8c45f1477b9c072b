/**
 * Something of the target that scenarios would get into each other's way with, and how one of them needs it.
 *
 * - `own`: something that the scenario made, or that no other story looks at. It runs beside everything.
 * - `shared`: what others may add to or read meanwhile. It runs beside all that share it as well.
 * - `alone`: what has to stay as it is, or can be in one state only. No other story has it meanwhile.
 */
export interface Touch {
  readonly way: 'own' | 'shared' | 'alone'
  readonly resource: Resource
}

/** The interface and what of it: `text.strings`. */
type Resource = `${string}.${string}` | typeof everything

const everything = '*'

export const own = (resource: Resource): Touch => ({ way: 'own', resource })
export const shared = (resource: Resource): Touch => ({ way: 'shared', resource })
export const alone = (resource: Resource): Touch => ({ way: 'alone', resource })

/** What affects all stories, such as another time or a target that does not answer. It runs by itself, after all others. */
export const wholeTarget: Touch = alone(everything)

/** Whether who touches `held` has what `wanted` needs. */
export const covers = (held: readonly Touch[], { way, resource }: Touch): boolean =>
  way === 'own' ||
  held.some(
    (one) =>
      (one.resource === resource || one.resource === everything) &&
      (one.way === 'alone' || one.way === way),
  )
