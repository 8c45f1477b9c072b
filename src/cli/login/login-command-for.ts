import type { ActorName } from '../../terms/actor-name.js'

/** The profile that is meant where none is named. */
export const usualProfile = 'assay.yaml'

/** What to type to log in as an actor of a profile. */
export const loginCommandFor = (actor: ActorName, path = usualProfile): string =>
  `npx assay login${actor === 'customer' ? '' : ` ${actor}`}${path === usualProfile ? '' : ` --profile ${path}`}`
