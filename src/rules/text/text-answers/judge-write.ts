import { textItemsIn } from '../resolved-text/text-item.js'
import type { Told } from '../../remarks-of.js'
import type { Body } from './in-short.js'

interface Write {
  readonly status: number
  readonly sent: Body
  /** Whether it came with If-Match. */
  readonly isTagged: boolean
}

/** Formats are there: setting one without If-Match is refused. */
export const judgeFormatSet = ({ status, isTagged }: Write): readonly Told[] =>
  status === 200 && !isTagged
    ? [{ about: 'without-tag', expected: 'a refusal without If-Match', actual: 'status 200' }]
    : []

/** A string that refers to itself is refused. */
export function judgeStringSet(
  { status, sent }: Write,
  { group, name }: { readonly group: string; readonly name: string | undefined },
): readonly Told[] {
  const itself = `{{${group}.${name}}}`
  if (textItemsIn(sent)?.some(({ value }) => value.includes(itself)) !== true) return []
  const expected = 'a refusal of a string that refers to itself'
  return [{ about: 'circular-itself', expected, actual: `status ${status}` }]
}
