import type { Defect } from '../../defect.js'
import { allOperations } from '../../alterations/operations-of.js'

/** What a caller of text and of notifications needs for reading is not shown, nor what one of messages does. */
const restrictedOperations = allOperations.filter(
  ({ name }) => !['text', 'notifications', 'messages'].includes(name),
)

/** Operations that do not look at what a token permits. */
const defects: readonly Defect[] = restrictedOperations.map(({ name, operation: id }) => ({
  name: `restricted-callers-${id}`,
  sentence: `${id} serves a caller whose token does not permit it.`,
  breaks: [`${name}.${id}.restricted`],
  behaviour: ({ permits }) => ({
    permits: (actor, operation) => operation === id || permits(actor, operation),
  }),
}))

export default defects
