import type { Requirement } from '../contract/requirement.js'
import type { Baseline, KnownFailure } from './baseline.js'
import { checkKnownFailure } from './check-known-failure.js'
import { collectRemarks, type Remarks } from './collect-remarks.js'
import { parseProfile } from './parse-profile.js'
import { ProfileError } from './profile-error.js'
import { readKnownFailure } from './read-known-failure.js'

const example = "For example: known: [{ requirement: …, because: 'ticket BANK-12' }]"

/**
 * The known failures that a text lists; `schemas/baseline.schema.json` describes it for editors.
 *
 * @throws ProfileError with every mistake that was found.
 */
export function parseBaseline(
  text: string,
  file: string,
  requirements: readonly Requirement[],
): Baseline {
  const { data, place } = parseProfile(text, file)
  const remarks = collectRemarks(file, place)
  const byId = new Map(requirements.map((one) => [one.id, one]))
  const seen = new Set<string>()
  const known = entriesIn(data, remarks).flatMap((entry, at): readonly KnownFailure[] => {
    const { requirement, because = '', ...more } = readKnownFailure(entry, at, remarks)
    if (requirement === undefined) return []
    checkKnownFailure(requirement, at, byId, seen, remarks)
    seen.add(requirement)
    return [{ requirement, because, ...more, line: place(['known', at, 'requirement']).line }]
  })
  if (remarks.mistakes.length > 0) throw new ProfileError(remarks.mistakes)
  return { file, text, known }
}

/** A list without entries may be left empty, and so may the file: nothing is known to fail. */
function entriesIn(data: unknown, remarks: Remarks): readonly unknown[] {
  if (data === null) return []
  if (typeof data !== 'object' || Array.isArray(data)) {
    remarks.mistake([], "a baseline is a mapping with the key 'known'", example)
    return []
  }
  for (const key of Object.keys(data).filter((name) => name !== 'known'))
    remarks.mistake([key], `unknown key '${key.slice(0, 60)}'`, `Rename it to 'known'.`, 'key')
  const list: unknown = 'known' in data ? data.known : null
  if (Array.isArray(list)) return list
  if (list !== null) remarks.mistake(['known'], 'known must be a list', example)
  return []
}
