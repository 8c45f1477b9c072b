import type { Operation } from '../contract/operation.js'
import type { Inconclusive } from '../terms/verdict.js'

interface Remedied {
  /** What would decide it: a name of the profile, or an order. */
  readonly remedy: string | undefined
  readonly dependsOn?: string
}

interface Rooted {
  readonly remedy?: string
  /** Requirement whose failure it waits for. */
  readonly dependsOn: string | undefined
}

/** What would decide it, or what it waits for, and the answers that show it. */
type More = (Remedied | Rooted) & Partial<Pick<Inconclusive, 'exchanges'>>

/** Thrown in a scenario when what follows cannot be decided; never the target's failure. */
export class Undecided extends Error {
  /** As an entry of the log. */
  readonly observation: Inconclusive

  constructor(because: string, more: More) {
    super(because)
    this.name = 'Undecided'
    this.observation = {
      ...more,
      exchanges: more.exchanges ?? [],
      verdict: 'inconclusive',
      because,
    }
  }
}

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

/** The remedy where a target takes less than what Assay sends, of what the documents do not show whole. */
export const whatIsRequired = (operation: Pick<Operation, 'id' | 'interface'>): string =>
  `say in supplements.${operation.interface} what ${operation.id} requires`
