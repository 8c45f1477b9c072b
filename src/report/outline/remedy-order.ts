/** A bare member of the profile, or several of one section, not yet an order. */
const member = /^[\w$.[\]*-]+$|^\w+\.[\w.]+(?:, [\w.]+)* and [\w.]+$/

/**
 * A remedy as an order: `hooks.outage` becomes `add hooks.outage`, a sentence stays a sentence.
 */
export function remedyOrder(remedy: string): string {
  return member.test(remedy) ? `add ${remedy}` : remedy
}
