/** Keys and indices from the root of the profile. */
export type ProfilePath = readonly (string | number)[]

/** As a person writes it: `hooks.outage.begin`, `claims.interfaces[1]`. */
export function showPath(path: ProfilePath): string {
  if (path.length === 0) return 'the profile'
  return path
    .map((step) => (typeof step === 'number' || /^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')
}

/** The path of a JSON Pointer (RFC 6901). */
export function pathOfPointer(pointer: string): ProfilePath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}
