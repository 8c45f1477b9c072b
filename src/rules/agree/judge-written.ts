import { isUriReference } from '../../contract/formats/is-uri-reference.js'
import type { Operation } from '../../contract/operation.js'
import { isFilledIn } from '../../contract/shown/is-filled-in.js'
import { notShown } from '../../contract/shown/not-shown.js'
import { valueAt } from '../../contract/value-at.js'
import { isObject } from '../is-object.js'
import type { Remark } from '../rule.js'

/** Letters that any target keeps, and not too many of them: whether others are kept is a requirement of its own. */
const plain = /^[\w !#$()*+,./:;=?@[\]^{|}~-]{0,200}$/

/**
 * Holds what is shown against what was written.
 *
 * @param usual the requirement that what is written is shown, where no row is about the member
 * @returns what contradicts a requirement; a single pass where nothing does
 */
export function judgeWritten(
  operation: Operation,
  { sent, shown }: { readonly sent: unknown; readonly shown: unknown },
  usual: string | undefined,
): readonly Remark[] {
  const rowAbout = (about: string) =>
    operation.requirement({ kind: 'watched', by: 'written-is-kept', about })
  const lost = notShown(sent, shown)
    .filter(({ pointer }) => isPlain(valueAt(sent, pointer)) && isOfKind(pointer, sent, shown))
    .map((one): Remark => {
      const rows = prefixesOf(one.pointer).map(rowAbout)
      return {
        requirement: rows.find((row) => row !== undefined) ?? usual,
        verdict: 'fail',
        ...one,
      }
    })
  const unfilled = textsWithPlaceholders(sent).flatMap(({ pointer, texts }): readonly Remark[] => {
    const actual = valueAt(shown, pointer)
    const isLost = typeof actual !== 'string' || !isFilledIn(texts[0], actual)
    if (isLost || texts.includes(actual)) return []
    const requirement = rowAbout('placeholders')
    return [{ requirement, verdict: 'fail', expected: texts.join(', or '), actual, pointer }]
  })
  const remarks = [...lost, ...unfilled]
  return remarks.length > 0 ? remarks : [{ requirement: usual, verdict: 'pass' }]
}

/** Whether a value is kept by any target. */
export const isPlain = (value: unknown): boolean => typeof value !== 'string' || plain.test(value)

/** Whether what is shown there, if anything, is of the type that was sent: another one is the fault of the member. */
const isOfKind = (pointer: string, sent: unknown, shown: unknown): boolean =>
  prefixesOf(pointer).every((place) => {
    const [due, found] = [sent, shown].map((one) => valueAt(one, place))
    if (found === undefined) return true
    const isAddress = typeof due === 'string' && URL.canParse(due)
    return kindOf(due) === kindOf(found) && (!isAddress || isUriReference(String(found)))
  })

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value

/** `/a`, `/a/b` of `/a/b`, the longest one first. */
const prefixesOf = (pointer: string): readonly string[] =>
  [...pointer.matchAll(/\/|$/g)]
    .map(({ index }) => pointer.slice(0, index))
    .filter((one) => one !== '')
    .toReversed()

/**
 * The text of a message that has placeholders, as it stands and with what stands for them; none where something does
 * not have a value.
 */
function textsWithPlaceholders(
  sent: unknown,
): readonly { readonly pointer: string; readonly texts: readonly [string, string] }[] {
  const pointer = '/message/text'
  const [text, values] = [valueAt(sent, pointer), valueAt(sent, '/values')]
  if (typeof text !== 'string' || !isObject(values)) return []
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const isGiven = (name: string): boolean => Object.hasOwn(values, name) && values[name] !== ''
  if (names.length === 0 || !names.every(isGiven)) return []
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  return [{ pointer, texts: [text, filled] }]
}
