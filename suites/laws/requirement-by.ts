import type { Operation } from '../../src/scenario/index.js'

/** Finds the requirement that a law decides by one of its aspects; empty where an operation has none of it. */
export const requirementBy =
  (bound: Operation['laws']) =>
  (aspect: string): string =>
    bound.find((one) => one.aspect === aspect)?.requirement ?? ''
