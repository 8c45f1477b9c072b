import type { DataPath } from './source-file.js'

/** A path as JSON Pointer (RFC 6901). */
export const pointerTo = (path: DataPath): string =>
  path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
