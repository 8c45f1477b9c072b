/** What a suite may import. */
export type { Answer } from './answer.js'
export { fixture } from './declare-fixture.js'
export { law } from './law.js'
export type { Item, Walk } from './walk-pages.js'
export { scenariosFor } from './scenarios-for.js'
export { valueAt } from './value-at.js'
