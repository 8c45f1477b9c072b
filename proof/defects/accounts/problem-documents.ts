import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'

type Row = readonly [name: string, sentence: string, type: Behaviour['problemType']]

const types: readonly Row[] = [
  ['name-only', 'The type of a problem is its name alone.', (name) => name],
  [
    'without-version',
    'The type of a problem has no version.',
    (name, baseUrl) => `${baseUrl}/errors/${name}`,
  ],
  [
    'version-without-v',
    'The version of a problem type is a mere number.',
    (name, baseUrl) => `${baseUrl}/errors/${name}/1`,
  ],
  ['urn', 'The type of a problem is a URN.', (name) => `urn:problem:${name}`],
]

/** Problem documents that name the problem in another form. */
const defects: readonly Defect[] = types.map(([name, sentence, problemType]) => ({
  name: `problem-documents-type-${name}`,
  sentence,
  breaks: ['accounts.problem.type-form'],
  behaviour: { problemType },
}))

export default defects
