import { groupsOf } from '../../shared/groups-of.js'
import { resolveText } from '../../shared/resolve-text.js'

/** What came along with a group that was requested may be the group that all groups share, with those below it. */
export type Sharing =
  | { readonly kind: 'none' }
  | { readonly kind: 'shared'; readonly group: string }
  /** There is no third group to ask for, which would tell. */
  | { readonly kind: 'unknown' }

/**
 * Tells whether other groups come along with one that is asked for because all groups share them. They come
 * along whichever group is asked for; a target that answers more than that ignores the parameter.
 *
 * @param others groups that came along with `asked`
 */
export async function sharedGroup(
  stage: Parameters<typeof resolveText>[0],
  known: readonly string[],
  asked: string,
  others: readonly string[],
): Promise<Sharing> {
  const [group] = others.toSorted((one, other) => one.length - other.length)
  if (group === undefined || !others.every((one) => isOf(one, group))) return { kind: 'none' }
  const another = known.find((one) => one !== asked && !isOf(one, group))
  if (another === undefined) return { kind: 'unknown' }
  const answer = await resolveText(stage, { query: { groups: [another] } })
  const along = [...groupsOf(answer).keys()].filter((one) => one !== another)
  return along.length > 0 && along.every((one) => isOf(one, group))
    ? { kind: 'shared', group }
    : { kind: 'none' }
}

const isOf = (one: string, group: string): boolean => one === group || one.startsWith(`${group}.`)
