import type { Law } from './scenario.js'

/** Declares a law: from an interface's contract to one case for each operation that it binds. */
export const law = (name: string, cases: Law['cases']): Law => ({ kind: 'law', name, cases })
