import type { Sender, Stage } from '../../../../src/scenario/index.js'

const names = ['otherCustomer', 'agent'] as const

/** The callers beside the customer that are known: a filter counts no matter who asks. */
export const otherCallers = (
  stage: Pick<Stage, 'knows' | (typeof names)[number]>,
): readonly Sender[] => names.filter((name) => stage.knows(name)).map((name) => stage[name])
