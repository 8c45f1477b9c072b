/** Absolute on some system: `/x`, `C:/x`. */
const absolute = /^(?:[A-Za-z]:)?\//

const encode = (path: string): string =>
  path
    .split('/')
    // A lone half of a surrogate pair has no encoding.
    .map((segment) => encodeURIComponent(segment.replace(/\p{Cs}/gu, '\uFFFD')))
    .join('/')

/**
 * A file name as a URI reference, relative to a folder where that is possible.
 *
 * @param file as the user named it, with the separators of any system
 * @param base absolute folder, when there is one
 * @see RFC 3986, 4.2 Relative Reference
 */
export function relativeUri(file: string, base?: string): string {
  const path = file.replace(/\\/g, '/').replace(/^(?:\.\/)+/, '')
  if (!absolute.test(path)) return encode(path)
  const folder = base?.replace(/\\/g, '/').replace(/\/*$/, '/')
  if (folder !== undefined && path.startsWith(folder)) return encode(path.slice(folder.length))
  // The colon of a drive stays.
  const drive = /^[A-Za-z]:/.exec(path)?.[0] ?? ''
  return `file://${drive && '/'}${drive}${encode(path.slice(drive.length))}`
}
