import type { Item, Parameter } from '../../../src/scenario/index.js'
import { furtherLimits } from './further-limits.js'
import { narrowingBySeveral } from './narrowing-by-several.js'
import { narrowingByTwo } from './narrowing-by-two.js'
import { type Narrowing, narrowingOf } from './narrowing-of.js'

/** Filters that each page has to keep: one value, two filters at once, and two values of one. */
export const narrowingsKept = (
  filtered: readonly Parameter[],
  items: readonly Item[],
): readonly Narrowing[] =>
  [narrowingOf, narrowingByTwo, narrowingBySeveral]
    .flatMap((of) => of(filtered, items))
    .flatMap((narrowing) => [narrowing, ...furtherLimits(narrowing, items)])
