import type { Answer } from './answer.js'

const statuses = [401, 403, 429, 503]

/** Whoever is not known, not entitled, too fast or not served at present is told nothing of what was asked for. */
export const isRefusal = ({ status }: Pick<Answer, 'status'>): boolean => statuses.includes(status)
