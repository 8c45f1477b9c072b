import { decoded } from '../../decoded.js'
import { hrefsIn } from '../../links/hrefs-in.js'
import { textItemsIn } from '../resolved-text/text-item.js'
import type { Told } from '../../remarks-of.js'
import { type Body, inShort } from './in-short.js'

/** Where a string is. */
interface Place {
  readonly group: string
  /** Undefined in a list, where the string alone tells it. */
  readonly name: string | undefined
  /** Address of the request, by which relative links go. */
  readonly from: string
}

/** Holds a string against the address at which it was asked for. */
export function judgeString(body: Body, { group, name, from }: Place, at: string): readonly Told[] {
  const told: Told[] = []
  const { name: shown, _error: error, modifiedAt } = body
  if (name !== undefined && typeof shown === 'string' && shown !== name)
    told.push({ about: 'client-chosen', expected: name, actual: shown, pointer: `${at}/name` })
  // A string of a list may have all members, those that say nothing among them.
  if (error !== undefined && (error !== null || name !== undefined)) {
    const pointer = `${at}/_error`
    told.push({ about: 'no-error', expected: 'no error', actual: inShort(error), pointer })
  }
  if (typeof modifiedAt === 'string' && isElsewhere.test(modifiedAt)) {
    const pointer = `${at}/modifiedAt`
    told.push({ about: 'modified-utc', expected: 'a time in UTC', actual: modifiedAt, pointer })
  }
  const items = textItemsIn(body)
  if (items !== undefined && items.length > 0 && items.every(({ language }) => language)) {
    const actual = items.map(({ language }) => language).join()
    const expected = 'a text that names no language'
    told.push({ about: 'default-exists', expected, actual, pointer: `${at}/values` })
  }
  const [href, ...more] = hrefsIn(body, 'svc:group')
  const isOurs = ours.test(String(name ?? shown))
  if (href !== undefined && more.length === 0 && !leadsTo(href, from, isOurs ? group : undefined)) {
    const pointer = `${at}/_links/svc:group`
    told.push({ about: 'group-link', expected: `/text/groups/${group}`, actual: href, pointer })
  }
  return told
}

/** A time with the offset of another zone than UTC. */
const isElsewhere = /T.*[+-](?!00:00$)\d\d:\d\d$/i

/** Such a name only Assay gives. */
const ours = /^(?:_assay\$|Assay_\$|assay)\d{4,9}/

/**
 * Whether a link leads to a group. Which one is sure for strings that Assay created: another one may be of a group that is
 * shared with all others, and link to that.
 */
const leadsTo = (href: string, from: string, group: string | undefined): boolean => {
  const path = decoded(
    (URL.canParse(href, from) ? new URL(href, from).pathname : '').replace(/\/$/, ''),
  )
  return group === undefined ? /\/groups\/[^/]+$/.test(path) : path.endsWith(`/groups/${group}`)
}
