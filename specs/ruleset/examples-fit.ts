import { isMap } from '../../src/lint/is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { documentedExamples } from './documented-examples.js'
import { createFitting } from './fitting.js'

/** Examples and defaults fit their schemas: those of bodies, parameters, headers and schemas. */
export function examplesFit(tree: unknown): Complaint[] {
  if (!isMap(tree)) return []
  const misfits = createFitting(tree)
  return [...documentedExamples(tree)].flatMap(({ at, label, value, schema, direction }) =>
    misfits(value, schema, direction).map(({ message, path }) => {
      const where = path.length === 0 ? '' : `/${path.join('/')} `
      return complaint(`${label} does not fit its schema: ${where}${message}`, [...at, ...path])
    }),
  )
}
