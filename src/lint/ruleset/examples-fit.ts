import { isMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { documentedExamples } from './documented-examples.js'
import { createFitting } from './fitting.js'

/** Examples and defaults fit their schemas: those of bodies, parameters, headers and schemas. */
export function examplesFit(tree: unknown): Complaint[] {
  if (!isMap(tree)) return []
  const fit = createFitting(tree)
  return [...documentedExamples(tree)].flatMap(({ at, label, value, schema, direction }) => {
    const misfits = fit(value, schema, direction)
    if (misfits === 'late')
      return complaint(
        `${label} cannot be compared with its schema: a pattern in it takes too long`,
        at,
      )
    return misfits.map(({ message, path }) => {
      const where = path.length === 0 ? '' : `/${path.join('/')} `
      return complaint(`${label} does not fit its schema: ${where}${message}`, [...at, ...path])
    })
  })
}
