import { isDeepStrictEqual } from 'node:util'
import { clocksApart } from '../../contract/clocks-apart.js'
import { isEntityTag } from '../../contract/formats/is-entity-tag.js'
import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Operation } from '../../contract/operation.js'
import { isObject } from '../is-object.js'
import type { AnsweredExchange, Remark } from '../rule.js'
import type { Item, OwnResource, Tagged, Version } from './own-resource.js'
import { from, type Span } from './span.js'

/**
 * Holds the entity tag of a resource of ours against the one with which it was read before: another one where nothing
 * was written, or the same one where something was, contradicts a requirement.
 *
 * @returns when nothing may have been written for the remarks to hold, and these
 */
export function judgeTag(
  own: OwnResource,
  { operation, exchange, response, json }: AnsweredExchange,
  span: Span,
): readonly [spans: readonly Span[], remarks: readonly Remark[]] {
  const tag = response.headers.find(([name]) => name.toLowerCase() === 'etag')?.[1]
  const version = own.versions.at(-1)
  if (exchange.actor !== own.creator || response.status !== 200 || version === undefined)
    return [[span], []]
  if (tag === undefined || json.kind !== 'json' || !isObject(json.value)) return [[span], []]
  const before = own.tagged
  const text = response.body?.text ?? ''
  const touches = own.touched.length
  const now: Tagged = { tag, text, body: json.value, span, version, touches }
  own.tagged = now
  own.firstTagged ??= exchange.number
  const known = own.tags.get(tag)
  if (known === undefined) own.tags.set(tag, now)
  if (before === undefined) return [[span], judgeFirst(own, now)]
  const within = from(before.span, span)
  const isTouched = own.touched.length > before.touches
  const changed = isTouched ? judgeChanged(own, operation, before, now) : []
  if (changed.length > 0) return [[before.span, span], changed]
  // The tag may be that of an earlier version, whatever the last reading had.
  if (known !== undefined && known.version !== version)
    return [[known.span, span], judgeChanged(own, operation, known, now)]
  if (isTouched) return [[], []]
  if (opaque(before.tag) === opaque(tag)) return [[within], judgeFirst(own, now)]
  if (before.text !== now.text) return [[within], []]
  const requirement = operation.requirement(aspectOf('conditional-reads', 'steady'))
  return [[within], [{ requirement, verdict: 'fail', expected: before.tag, actual: tag }]]
}

const opaque = (tag: string): string => tag.replace(/^W\//, '')

/** Where tags stay as they are, it is that of the answer that created the resource. */
function judgeFirst(own: OwnResource, { tag, version }: Tagged): readonly Remark[] {
  if (
    own.tag === undefined ||
    !isEntityTag(own.tag) ||
    own.touched.length > 0 ||
    version !== own.versions[0]
  )
    return []
  const requirement = own.creation.requirement(aspectOf('creations', 'tag'))
  if (opaque(own.tag) === opaque(tag)) return [{ requirement, verdict: 'pass' }]
  return [{ requirement, verdict: 'fail', expected: own.tag, actual: tag }]
}

/** A strong tag is another one when something else was written and is shown, and so is the time of the last update. */
function judgeChanged(
  own: OwnResource,
  operation: Operation,
  before: Tagged,
  now: Tagged,
): readonly Remark[] {
  const { by, sent, whole = sent } = now.version
  if (before.version === now.version || sent === undefined || whole === undefined) return []
  const [earlier, later] = [before, now].map(({ body }) => Date.parse(String(body['updatedAt'])))
  // What is shown as it was sent was set, whether creating takes it or not.
  const isOther = Object.entries(whole).some(
    ([name, value]) => differ(before.body, name, value) && !differ(now.body, name, value),
  )
  const stays = isOther && later === earlier && areApart(own, before, now.version)
  if (stays || Number(later) + clocksApart < Number(earlier)) {
    const about = 'updatedAt'
    const requirement = operation.requirement({ kind: 'watched', by: 'written-is-kept', about })
    const expected = `${stays ? 'later than' : 'not before'} ${String(before.body['updatedAt'])}`
    const actual = String(now.body['updatedAt'])
    return [{ requirement, verdict: 'fail', expected, actual, pointer: '/updatedAt' }]
  }
  if (now.tag.startsWith('W/') || before.tag !== now.tag) return []
  if (!isOther) return []
  const about = `${by.id} tag`
  const requirement = operation.requirement({ kind: 'watched', by: 'written-is-kept', about })
  const expected = `another entity tag than before ${by.id}`
  return [{ requirement, verdict: 'fail', expected, actual: now.tag }]
}

/** Milliseconds after which another second is told, as times may be in whole ones: less than stories wait for that. */
const second = 1020

/**
 * Whether it was changed so long before the other one was written that the times at which they were are told apart: what
 * is no update changes it as well, as when it is let expire.
 */
const areApart = ({ touched }: OwnResource, before: Tagged, { written }: Version): boolean =>
  [before.version.written, ...touched.slice(0, before.touches)].every(
    ({ to }) => written.from - to >= second,
  )

const differ = (body: Item, name: string, value: unknown): boolean =>
  !isDeepStrictEqual(body[name], value)
