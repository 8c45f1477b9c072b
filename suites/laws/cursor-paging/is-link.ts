/** Whether a page names a next one. */
export const isLink = (next: unknown): boolean => typeof next === 'string' && next !== ''
