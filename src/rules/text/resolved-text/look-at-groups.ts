import type { Span } from '../../memory/span.js'
import type { AskedText } from './asked-text.js'
import { isNextBelow } from './is-next-below.js'
import { type Broken, ofOthers, type Seen } from './seen.js'
import { kindOf } from './situation.js'
import type { Shown, Sightings } from './sightings.js'

interface Groups {
  readonly span: Span
  readonly asked: AskedText
  readonly shown: Shown
}

/**
 * Looks at which groups and strings an answer holds. A string that was modified long ago is there; a group that
 * comes along where it was not asked for, and not everywhere, is not the one that all others share.
 */
export function lookAtGroups(sightings: Sightings, { span, asked, shown }: Groups): () => Seen {
  const isNamed = (group: string): boolean => asked.groups.includes(group)
  const isBelow = (group: string): boolean =>
    asked.groups.some((one) => group.startsWith(`${one}.`))
  const isDue = (group: string): boolean =>
    asked.groups.length === 0 ||
    isNamed(group) ||
    (asked.subgroups && isNextBelow(group, asked.groups))
  const others = [...shown.keys()].filter((one) => asked.groups.length > 0 && !isNamed(one))
  const isPlain = asked.since === undefined && asked.by === 'nothing' && asked.format === undefined
  const missing = isPlain ? sightings.missing(shown, isDue, span) : []
  sightings.note(shown)
  if (asked.groups.length > 0 && asked.since === undefined)
    sightings.noteLeftOut(shown, (group) => !isNamed(group) && !isBelow(group))
  return () => {
    const broken: Broken[] = []
    const situationFor = (about: string): string =>
      `${about} ${kindOf(asked)} ${asked.groups.join()}`
    const tell = (about: string, expected: string, actual: string, kind?: string): void => {
      const situation = situationFor(about)
      broken.push({ about, situation, kind, expected, actual, pointer: '/groups' })
    }
    for (const group of others) {
      if (isBelow(group) && !asked.subgroups)
        tell('resolved.no-subgroups', `no group below ${asked.groups.join()}`, group)
      if (isBelow(group) || !sightings.isLeftOut(group)) continue
      const isAlike = asked.subgroups && asked.groups.some((one) => group.startsWith(one))
      const about = isAlike ? 'groups.nesting' : 'resolved.groups'
      tell(about, `no group but ${asked.groups.join()}`, group)
    }
    for (const { group, key, isThere } of missing)
      if (isThere())
        tell(aboutMissing(asked, group), `${key}, which was not changed`, 'nothing', ofOthers)
    // With a time, it may be that nothing is new.
    const isKept = broken.length === 0 && asked.since === undefined
    const isOpen = missing.length > 0 || others.length > 0
    return { kept: isKept ? abouts.map(situationFor) : [], broken, isOpen }
  }
}

const abouts = [
  'resolved.no-subgroups',
  'resolved.subgroups',
  'resolved.all-groups',
  'resolved.groups',
  'groups.nesting',
]

function aboutMissing({ groups }: AskedText, group: string): string {
  if (groups.length === 0) return 'resolved.all-groups'
  return groups.includes(group) ? 'resolved.groups' : 'resolved.subgroups'
}
