import type { TextFormat } from '../books/text.js'
import { isObject } from './is-object.js'

/** A format for the path with this name (document 2, Text format); `undefined` when it has not the shape of one. */
export function readFormat(body: unknown, name: string): TextFormat | undefined {
  if (!isObject(body) || body['name'] !== name || !/^[a-z][a-zA-Z0-9_$]{3,11}$/.test(name))
    return undefined
  const { description } = body
  if (typeof description !== 'string') return undefined
  const { length } = [...description]
  return length >= 8 && length <= 256 ? { name, description } : undefined
}
