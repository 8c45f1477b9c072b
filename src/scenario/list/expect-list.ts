import type { Comparison } from '../verify/comparison.js'
import type { Seen } from '../verify/seen.js'
import { expectKind } from './expect-kind.js'
import { expectValues } from './expect-values.js'
import { expectWhole } from './expect-whole.js'
import type { ListExpectation } from './list-expectation.js'
import { listingOf } from './listing.js'

/** @param settle what happens with a comparison; comparing throws Undecided when the list does not allow it */
export function expectList(
  seen: Seen,
  settle: (compare: () => Comparison) => boolean,
): ListExpectation {
  const listing = listingOf(seen)
  return {
    ...expectValues(listing, settle),
    ...expectWhole(listing, settle),
    ...expectKind(listing, settle),
  }
}
