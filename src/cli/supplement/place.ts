import { CommandError } from '../command-error.js'
import type { Skeleton } from './skeletons.js'

/** Where a target has an operation, and what it answers. */
export interface Place {
  /** Lower case. */
  readonly method: string
  /** Template, below the base URL. */
  readonly path: string
  /** A parameter of the query that names what it is about. */
  readonly query?: string
  /** Status of its success. */
  readonly success: string
}

const form =
  /^(?:(?<method>GET|PUT|POST|PATCH|DELETE) +(?<path>\/(?:[\w\-.~%/]|\{[\w\-.~%]+\})*)(?:\?(?<query>[\w-]+))?)?(?: *(?<success>2\d\d))?$/i

/**
 * Reads a place: `DELETE /notifications/{id}`, `POST /expired?definition 204`, or `200` alone for what is there.
 *
 * @returns undefined for what is no place
 */
export function readPlace(text: string, { there, success }: Skeleton): Place | undefined {
  const { groups } = form.exec(text.trim()) ?? {}
  const method = groups?.['method']?.toLowerCase() ?? there?.method
  const path = groups?.['path'] ?? there?.path
  if (groups === undefined || text.trim() === '' || method === undefined || path === undefined)
    return undefined
  const query = groups['query']
  return {
    method,
    path,
    success: groups['success'] ?? success,
    query,
  }
}

/**
 * Reads what `--operation` gives: `dismissNotification=DELETE /notifications/{id}`.
 *
 * @throws CommandError for what is no such thing
 */
export function parsePlaces(
  texts: readonly string[],
  skeletons: readonly Skeleton[],
): ReadonlyMap<string, Place> {
  return new Map(
    texts.map((text) => {
      const at = text.indexOf('=')
      const name = text.slice(0, Math.max(at, 0))
      const skeleton = skeletons.find(({ operation }) => operation === name)
      const place = skeleton && readPlace(text.slice(at + 1), skeleton)
      if (place !== undefined) return [name, place] as const
      const known = skeletons.map(({ operation }) => operation).join(', ')
      throw new CommandError(
        skeleton === undefined
          ? `--operation ${text}: it names no operation that is missing; there are ${known}`
          : `--operation ${text}: write method and path, such as ${name}='${skeleton.sample}'`,
      )
    }),
  )
}
