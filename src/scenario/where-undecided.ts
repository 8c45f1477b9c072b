import { Undecided } from './undecided.js'

/**
 * What was looked for, or something else where that could not be decided. A request without an answer, and a mistake of
 * ours, stay what they are.
 */
export async function whereUndecided<Found, Other>(
  found: Promise<Found>,
  otherwise: () => Other | Promise<Other>,
): Promise<Found | Other> {
  try {
    return await found
  } catch (error) {
    if (!(error instanceof Undecided)) throw error
    return otherwise()
  }
}
