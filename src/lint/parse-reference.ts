import type { DataPath } from './source-file.js'

/** Where a `$ref` points. */
export interface ReferenceTarget {
  /** The file, absolute, without a fragment. */
  readonly uri: string
  /** Keys from its root, or the name of an anchor (`#name`). */
  readonly path: DataPath | { readonly anchor: string }
}

/** Undefined when `reference` is no URI reference (RFC 3986). `base` is the file that refers. */
export function parseReference(reference: string, base: string): ReferenceTarget | undefined {
  const url = parseUrl(reference, base)
  if (!url) return undefined
  const fragment = decoded(url.hash.slice(1))
  url.hash = ''
  const uri = url.href.replace(/#$/, '')
  if (fragment !== '' && !fragment.startsWith('/')) return { uri, path: { anchor: fragment } }
  return { uri, path: fragment.split('/').slice(1).map(unescaped) }
}

function parseUrl(reference: string, base: string): URL | undefined {
  try {
    return new URL(reference, base)
  } catch {
    return undefined
  }
}

/** RFC 6901, section 3. */
function unescaped(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
