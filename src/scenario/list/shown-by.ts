import type { Comparison } from '../verify/comparison.js'
import type { Entry } from './listing.js'

/** The page that shows the first of these entries. */
export const shownBy = ([first]: readonly Entry[]): Pick<Comparison, 'shownBy'> =>
  first === undefined ? {} : { shownBy: first.page }
