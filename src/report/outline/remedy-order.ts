/** A bare member of the profile, not yet an order. */
const member = /^[\w$.[\]*-]+$/

/**
 * A remedy as an order: `hooks.outage` becomes `add hooks.outage`, a sentence stays a sentence.
 */
export function remedyOrder(remedy: string): string {
  return member.test(remedy) ? `add ${remedy}` : remedy
}
