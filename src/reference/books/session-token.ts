import { createHash } from 'node:crypto'

/** The opaque token of a session: nothing can be drawn from it, and it is the same in every bank that opens. */
export function sessionToken(name: string): string {
  return `ses_${createHash('sha256').update(name).digest('hex').slice(0, 20)}`
}
