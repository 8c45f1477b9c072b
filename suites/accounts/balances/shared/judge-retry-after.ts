import {
  absoluteTime,
  type Answer,
  isTimeSpan,
  type Verification,
} from '../../../../src/scenario/index.js'

/** Retry-After is an absolute time. Which format an absolute time has is left open. */
export function judgeRetryAfter(verify: Verification, answer: Answer): void {
  const told = answer.header('Retry-After') ?? ''
  if (absoluteTime(told) !== undefined || isTimeSpan(told))
    verify(answer).header('Retry-After', 'an absolute time', (value) => !isTimeSpan(value))
  else
    verify.undecided(
      `Retry-After has a format that Assay cannot read, and the contract does not say which one it has: ${told}`,
      { remedy: 'let Retry-After be a date and time of HTTP or of RFC 3339' },
    )
}
