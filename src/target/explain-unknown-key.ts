import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Explanation } from './explanation.js'
import { nearestWord } from '../contract/nearest-word.js'
import { type ProfilePath, showPath } from './profile-path.js'
import { profileSections } from './profile-sections.js'

/** A key that the schema does not know: misspelt, in the wrong section, or made up. */
export function explainUnknownKey(error: ErrorObject, path: ProfilePath): Explanation {
  const key = String(error.params['additionalProperty'])
  const known = Object.keys(error.parentSchema?.['properties'] ?? {})
  const where = path.length === 0 ? '' : ` in ${showPath(path)}`
  const message = `unknown key '${key.slice(0, 60)}'${where}`
  const place = { path: [...path, key], part: 'key' } as const

  if (key === '<<') {
    const remedy =
      'Mappings are not merged here: write the members out, or name a whole mapping by its anchor.'
    return { ...place, message, remedy }
  }
  const nearest = nearestWord(key, known)
  if (nearest !== undefined) {
    const renaming = `Rename it to '${nearest}'.`
    return { ...place, message: `${message}: did you mean '${nearest}'?`, remedy: renaming }
  }
  if (path[0] === 'actors' && key === 'anonymous') {
    return {
      ...place,
      message,
      remedy: 'Take it out: anonymous always exists, without credentials.',
    }
  }
  const section = profileSections().find(({ keys }) => keys.includes(key))
  if (section) return { ...place, message, remedy: `Move it into '${section.name}'.` }
  return { ...place, message, remedy: `Keys that are known here: ${known.join(', ')}.` }
}
