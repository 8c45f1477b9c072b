import type { Told } from '../../remarks-of.js'
import type { Body } from './in-short.js'

/** Formats that the document names. */
const named = ['small', 'large']

/** Holds a format that is there against the name by which it was asked for. */
export function judgeFormat({ name }: Body, asked: string): readonly Told[] {
  if (!named.includes(asked) || typeof name !== 'string' || name === asked) return []
  return [{ about: 'format', expected: asked, actual: name, pointer: '/name' }]
}
