import type { Reference } from './collect-references.js'
import { DefinitionError } from './definition-error.js'
import { schemaNames } from './schema-names.js'
import { isMap } from './is-map.js'
import type { Place } from './library.js'
import { parseReference } from './parse-reference.js'
import type { DataPath, SourceFile } from './source-file.js'

/** Where a reference leads, or what is wrong with it. */
export type Followed =
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: 'remote' }
  /** Something is there that does not belong where the reference stands. */
  | { readonly kind: 'misplaced'; readonly found: string; readonly wanted: string }
  | { readonly kind: 'lost'; readonly because: string }
  | { readonly kind: 'unreadable'; readonly error: DefinitionError }

/** Gives the file at a URI. @throws DefinitionError */
export type OpenFile = (uri: string) => Promise<SourceFile>

export interface FollowOptions {
  readonly open: OpenFile
  readonly allowRemote: boolean
}

/** Follows one reference one step. */
export async function followReference(
  from: SourceFile,
  { reference, base }: Pick<Reference, 'reference' | 'base'>,
  options: FollowOptions,
): Promise<Followed> {
  const target = parseReference(reference, base)
  if (!target) return { kind: 'lost', because: 'it is not a URI reference' }
  const named = schemaNames(from).ids.get(target.uri)
  if (named) return within(named, target.path, options)
  const { protocol } = new URL(target.uri)
  const remote = protocol === 'http:' || protocol === 'https:'
  // What a document says of itself is at hand, wherever the document came from.
  if (remote && !options.allowRemote && target.uri !== from.uri) return { kind: 'remote' }
  if (!remote && protocol !== 'file:')
    return { kind: 'lost', because: `nothing is known about ${protocol} here` }
  // What came over the network must not make us read files of this machine.
  if (!remote && !from.uri.startsWith('file:'))
    return { kind: 'lost', because: 'a remote file may not refer to a local one' }
  try {
    const file = await options.open(target.uri)
    return await within({ file, path: [], value: file.data }, target.path, options)
  } catch (error) {
    if (error instanceof DefinitionError) return { kind: 'unreadable', error }
    throw error
  }
}

async function within(
  start: Place,
  path: DataPath | { readonly anchor: string },
  options: FollowOptions,
): Promise<Followed> {
  if ('anchor' in path) {
    const place = schemaNames(start.file).anchors.get(path.anchor)
    if (place) return { kind: 'found', place }
    return { kind: 'lost', because: `no schema there has the anchor ${path.anchor}` }
  }
  let place = start
  for (const segment of path) {
    // Strictly, a pointer cannot lead through another reference, but every bundler lets it.
    for (let hops = 0; !has(place.value, segment); hops++) {
      const next = hops < 20 ? await passThrough(place, options) : undefined
      if (next?.kind !== 'found')
        return { kind: 'lost', because: `${nameOf(place)} has no member ${segment}` }
      place = next.place
    }
    const value = Reflect.get(Object(place.value), segment) as unknown
    place = { file: place.file, path: [...place.path, segment], value }
  }
  return { kind: 'found', place }
}

async function passThrough(place: Place, options: FollowOptions): Promise<Followed | undefined> {
  const { file, path, value } = place
  if (!isMap(value) || typeof value['$ref'] !== 'string') return undefined
  const reference = { owner: value, reference: value['$ref'], base: file.uri, path }
  return followReference(file, reference, options)
}

function has(value: unknown, segment: string | number): boolean {
  if (Array.isArray(value)) return /^\d+$/.test(String(segment)) && Number(segment) < value.length
  return isMap(value) && Object.hasOwn(value, segment)
}

function nameOf({ file, path }: Place): string {
  return path.length === 0 ? file.shown : `/${path.join('/')}`
}
