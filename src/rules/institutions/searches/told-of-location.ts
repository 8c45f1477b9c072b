import type { Operation } from '../../../contract/operation.js'
import { areAlike } from '../../../contract/distance/read-distance.js'
import { isObject } from '../../is-object.js'
import type { Remark } from '../../rule.js'
import type { FoundItem, FoundList } from './found-list.js'

/** Something that an answer says of a location and that does not change by itself. */
export interface Told {
  readonly about: string
  readonly said: string
  /** What comes of it, by what was said before and afterwards. */
  judge(around: readonly string[]): Remark | undefined
}

const by = 'steadily-found'
/** Members that are shown (document 2, Institution access location). */
const members = ['name', 'location', 'hoursOfOperation', 'atm']

/** How far a location is from the centre of a search: as far by each search around it, whatever its unit is. */
export function distanceFrom(operation: Operation, { body, pointer }: FoundItem): Told | undefined {
  const requirement = operation.requirement({ kind: 'watched', by, about: 'distance' })
  const { distance } = body
  if (requirement === undefined || typeof distance !== 'string') return undefined
  return {
    about: 'distance',
    said: distance,
    judge(around) {
      const [before] = around
      if (before === undefined || around.some((one) => areAlike(one, distance))) return undefined
      const expected = `about ${before}, as before and afterwards`
      return {
        requirement,
        verdict: 'fail',
        expected,
        actual: distance,
        pointer: `${pointer}/distance`,
      }
    },
  }
}

/** What is to be told alike of a location each time: which members it has, and its name in one language. */
export function differingFrom(
  operation: Operation,
  list: FoundList,
  { body, pointer }: FoundItem,
): readonly Told[] {
  const row = (about: string): string | undefined =>
    operation.requirement({ kind: 'watched', by, about })
  const told = (
    requirement: string | undefined,
    about: string,
    said: string,
    at: string,
  ): Told => ({
    about,
    said,
    judge(around) {
      const [before] = around
      if (requirement === undefined || before === undefined || around.includes(said))
        return undefined
      const expected = `${before}, as before and afterwards`
      return { requirement, verdict: 'fail', expected, actual: said, pointer: `${pointer}${at}` }
    },
  })
  const { name, location } = body
  const shown = members.filter((member) => body[member] !== undefined)
  const address = isObject(location) && location['address'] !== undefined ? ['address'] : []
  const named = row(list.languages === '' ? 'no language' : 'language')
  const isOneLanguage = /^[a-z-]*$/i.test(list.languages)
  return [
    ...(operation.deprecated !== undefined
      ? [told(row('deprecated'), 'members', [...shown, ...address].join(', '), '')]
      : []),
    ...(isOneLanguage && typeof name === 'string' && operation.deprecated === undefined
      ? [told(named, 'name', name, '/name')]
      : []),
  ]
}
