import type { AskedText } from './asked-text.js'
import { dueItems } from './due-items.js'
import { languageOf } from './explain-choice.js'
import { isNextBelow } from './is-next-below.js'
import type { OwnText } from './own-text.js'

/**
 * Why a string that is there must be shown; undefined where it need not be, as another group or a later time is asked
 * for.
 */
export function explainAbsence(own: OwnText, asked: AskedText): string | undefined {
  const { groups, subgroups, since } = asked
  const isNamed = groups.includes(own.group)
  const isBelow = subgroups && isNextBelow(own.group, groups)
  if (groups.length > 0 && !isNamed && !isBelow) return undefined
  if (since !== undefined)
    return Number(own.modifiedAt) > since ? 'resolved.since-newer' : undefined
  const { items } = own
  const [due] = dueItems(items, asked)
  if (due === undefined) return undefined
  const about = languageOf(due, asked)
  if (about?.startsWith('languages.default') === true) return about
  if (asked.format !== undefined && due.format === undefined) return 'formats.fallback'
  if (groups.length === 0) return 'resolved.all-groups'
  return isNamed ? 'resolved.groups' : 'resolved.subgroups'
}

/** Whether a string was last modified before what is asked for. */
export const isOlder = ({ modifiedAt }: OwnText, { since }: AskedText): boolean =>
  since !== undefined && Number(modifiedAt) < since
