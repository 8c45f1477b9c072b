import type { Conclusion } from '../terms/verdict.js'

/** What a scenario found out about one requirement. */
export type Outcome = Conclusion & { readonly requirement: string }
