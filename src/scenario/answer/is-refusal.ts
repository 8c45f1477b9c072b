import type { Answer } from './answer.js'

const statuses = [401, 403, 429, 503]

/** A caller who is unknown, not entitled, too fast or not served at present learns nothing about what was requested. */
export const isRefusal = ({ status }: Pick<Answer, 'status'>): boolean => statuses.includes(status)
