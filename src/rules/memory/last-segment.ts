import { decoded } from '../decoded.js'

/** What stands behind the last slash of the path of an address, decoded. */
export const lastSegment = (url: string): string =>
  decoded(url.replace(/[?#].*$/, '').replace(/^.*\//, ''))
