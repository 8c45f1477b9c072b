import type { Totals } from '../../run/interface-result.js'
import { formatCount } from '../format-count.js'

/** How many requirements are warned of, in words: `2 warnings`; empty for none. */
export const warnings = ({ warn }: Totals): string =>
  warn === 0 ? '' : `${formatCount(warn)} ${warn === 1 ? 'warning' : 'warnings'}`
