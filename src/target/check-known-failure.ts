import type { Requirement } from '../contract/requirement.js'
import type { Remarks } from './collect-remarks.js'
import { nearestWord } from '../contract/nearest-word.js'

/** An entry of a baseline must name a requirement that can fail, and no two entries the same. */
export function checkKnownFailure(
  id: string,
  at: number,
  requirements: ReadonlyMap<string, Requirement>,
  seen: ReadonlySet<string>,
  remarks: Remarks,
): void {
  const path = ['known', at, 'requirement']
  const named = `'${id.slice(0, 100)}'`
  const requirement = requirements.get(id)
  if (requirement === undefined) {
    const near = nearestWord(id, requirements.keys())
    const hint = near === undefined ? '' : `: did you mean '${near}'?`
    const remedy =
      near === undefined ? 'assay list requirements shows all.' : `Rename it to '${near}'.`
    remarks.mistake(path, `unknown requirement ${named}${hint}`, remedy)
  } else if (requirement.gap || requirement.untestable !== undefined) {
    const why = requirement.gap ? 'the documents leave it open' : 'it is untestable'
    remarks.mistake(path, `${named} cannot fail: ${why}`, 'Take the entry out.')
  } else if (seen.has(id)) {
    remarks.mistake(path, `${named} is listed twice`, 'Keep one of the two.')
  }
}
