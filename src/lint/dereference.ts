import { depthLimit } from './depth-limit.js'
import { isMap, type DataMap } from './is-map.js'
import type { Library } from './library.js'
import { roleOfMember, type Role } from './role-of-member.js'
import type { DataPath } from './source-file.js'

/**
 * The definition as one tree, every reference replaced by what it refers to. Where a reference leads
 * back into what is being replaced, a `$ref` to that place of the tree remains; so does one that
 * leads nowhere. Equal parts are shared, not copied.
 *
 * @throws RangeError when it nests more than `depthLimit` levels deep
 */
export function dereference({ root, targets }: Library): unknown {
  const places = new Map<object, { readonly path: DataPath; copy?: unknown }>()
  const beside = siblingRule(root.data)

  const build = (value: unknown, path: DataPath, role: Role): unknown => {
    if (typeof value !== 'object' || value === null || role === 'literal') return value
    if (path.length > depthLimit) throw new RangeError('nested too deeply')
    const known = places.get(value)
    if (known) return 'copy' in known ? known.copy : { $ref: pointerTo(known.path) }
    const place: { readonly path: DataPath; copy?: unknown } = { path }
    places.set(value, place)
    const copy = Array.isArray(value)
      ? value.map((item, index) => build(item, [...path, index], roleOfMember(index, item, role)))
      : buildMap(value as DataMap, path, role)
    place.copy = copy
    return copy
  }
  const buildMap = (value: DataMap, path: DataPath, role: Role): unknown => {
    const target = targets.get(value)
    if (!target) return buildMembers(value, path, role)
    const referred = build(target.value, path, role)
    const { $ref: _, ...siblings } = value
    if (Object.keys(siblings).length === 0) return referred
    return beside(referred, buildMembers(siblings, path, role), path)
  }
  const buildMembers = (value: DataMap, path: DataPath, role: Role): DataMap =>
    Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        key,
        build(member, [...path, key], roleOfMember(key, member, role)),
      ]),
    )
  return build(root.data, [], 'object')
}

type Beside = (referred: unknown, siblings: DataMap, path: DataPath) => unknown

/** What members beside a `$ref` do: since 3.1 they count, in 3.0 only a path item's do. */
function siblingRule(document: unknown): Beside {
  const ignored = isMap(document) && String(document['openapi']).startsWith('3.0')
  return (referred, siblings, path) => {
    const pathItem = ['paths', 'webhooks'].includes(String(path.at(-2)))
    if ((ignored && !pathItem) || !isMap(referred)) return referred
    if ('$ref' in referred || Object.keys(siblings).some((key) => collides(key, referred)))
      return { ...siblings, allOf: [...listOf(siblings['allOf']), referred] }
    return { ...referred, ...siblings }
  }
}

const annotations = new Set(
  'title summary description default example examples deprecated readOnly writeOnly'.split(' '),
)

function collides(key: string, referred: DataMap): boolean {
  return key in referred && !annotations.has(key)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** As a URI fragment (RFC 6901, section 6). */
function pointerTo(path: DataPath): string {
  const segments = path.map((segment) => {
    const escaped = String(segment).replaceAll('~', '~0').replaceAll('/', '~1')
    return encodeURIComponent(escaped)
  })
  return ['#', ...segments].join('/')
}
