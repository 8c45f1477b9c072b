import { createHash } from 'node:crypto'
import type { InterfaceResult } from '../interface-result.js'
import type { Run } from '../run.js'
import type { RequirementResult } from '../requirement-result.js'
import type { RunPart } from './renumber.js'
import { unique } from './unique.js'

/** As the contract of all these interfaces would have it. */
export function contractOfParts(
  runs: readonly RunPart['run'][],
  interfaces: readonly InterfaceResult[],
  requirements: readonly RequirementResult[],
): Run['contract'] {
  const [first] = runs
  const documents = unique(
    runs.flatMap(({ contract }) => contract.documents ?? []),
    ({ digest }) => digest,
  )
  if (
    first !== undefined &&
    runs.every(({ contract }) => contract.digest === first.contract.digest)
  )
    return { ...first.contract, documents }
  const digest = createHash('sha256')
  for (const one of interfaces) digest.update(`${one.name} ${one.digest}\n`)
  return {
    digest: digest.digest('hex'),
    requirements: requirements.filter(({ gap }) => !gap).length,
    gaps: requirements.filter(({ gap }) => gap).length,
    documents,
  }
}
