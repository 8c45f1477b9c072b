import type { Operation } from '../../../src/scenario/index.js'

/** A fault that shows in each fifth answer is to be met in one run. */
const often = 5

/** How often the same is asked where only the answer to it can show a fault: what changes something is asked once. */
export const timesAsked = ({ method }: Operation): number => (method === 'GET' ? often : 1)
