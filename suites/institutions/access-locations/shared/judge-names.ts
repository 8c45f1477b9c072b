import type { Answer, Verification } from '../../../../src/scenario/index.js'
import { type Names, placeAndType } from '../../shared/names-by-place.js'

interface Languages {
  /** The one that is asked for. */
  readonly language: string
  readonly names: Names
  /** Names in US English. */
  readonly english: Names
}

/**
 * Judges whether the locations of an answer have the names of the language that was asked for, where those are others
 * than in US English.
 *
 * @returns false where there is no such location
 */
export function judgeNames(
  verify: Verification,
  answer: Answer,
  { language, names, english }: Languages,
): boolean {
  const told = answer.items.flatMap((item, index) => {
    const place = placeAndType(item) ?? ''
    const [due, other] = [names.get(place), english.get(place)]
    const isKnown = due !== undefined && other !== undefined && due !== other
    return isKnown ? [{ at: `/items/${index}/name`, due: String(due), other }] : []
  })
  for (const { at, due, other } of told)
    verify(answer).tells(at, `the name in ${language}, ${due}`, (name) => name !== other)
  return told.length > 0
}
