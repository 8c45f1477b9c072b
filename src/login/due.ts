import type { Tokens } from '../target/auth/login.js'

/** Milliseconds before its end at which a token is renewed, and the part of a short life that this may be. */
const margin = { time: 60_000, part: 0.2 }

/** Whether an access token is to be renewed before it is sent. */
export function isDue({ obtainedAt, expiresAt, refresh }: Tokens, now: number): boolean {
  if (expiresAt === undefined) return false
  // What cannot be renewed is used to its end.
  if (refresh === undefined) return now >= expiresAt
  return now >= expiresAt - Math.min(margin.time, (expiresAt - obtainedAt) * margin.part)
}

/** Whether an access token is good no more. */
export const hasEnded = ({ expiresAt }: Tokens, now: number): boolean =>
  expiresAt !== undefined && now >= expiresAt
