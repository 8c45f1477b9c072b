import { decoded } from '../../decoded.js'
import type { Told } from '../../remarks-of.js'

/**
 * Holds a Location against the string that was created: that of its group, or of all strings of it, is not its own. Any
 * other one is followed by a story.
 */
export function judgeLocation(
  location: string | undefined,
  { group, name }: { readonly group: string; readonly name: string | undefined },
): readonly Told[] {
  const path = (location ?? '').replace(/[?#].*$/, '')
  const [before = '', last = ''] = path.split('/').slice(-2).map(decoded)
  const isAbove =
    (before === 'groups' && last === group) || (before === group && last === 'strings')
  if (location === undefined || !isAbove) return []
  return [{ about: 'created-location', expected: `the address of ${name}`, actual: location }]
}
