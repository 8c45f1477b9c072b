import type { Answer } from '../../../src/scenario/index.js'

/** Whether a page of locations leads to another one: whether the last one has an empty address is not said. */
export const hasNextPage = (page: Answer): boolean => (page.at('/nextPage_url') ?? '') !== ''
