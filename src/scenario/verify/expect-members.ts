import type { Comparison } from './comparison.js'
import { Undecided } from '../undecided.js'
import type { Answer } from '../answer/answer.js'

/** What can be said of the names in an object, such as the groups of resolved text. */
export interface MembersExpectation {
  /** The object at the pointer has a member of each of these names. */
  names(pointer: string, wanted: readonly string[]): boolean
  /** The object at the pointer has a member of none of these names, or is not there. */
  namesNoneOf(pointer: string, unwanted: readonly string[]): boolean
  /**
   * Each member of the object at the pointer has such a name. One without members shows nothing.
   *
   * @param such in words, after “only”: `groups below this one`
   */
  namesOnly(pointer: string, such: string, test: (name: string) => boolean): boolean
}

/** Names as text; there may be many. */
const told = 5

/** @param settle what happens with a comparison; comparing throws Undecided when the answer does not allow it */
export function expectMembers(
  answer: Answer,
  settle: (compare: () => Comparison) => boolean,
): MembersExpectation {
  const namesAt = (pointer: string): readonly string[] => {
    const value = answer.at(pointer)
    return typeof value === 'object' && value !== null ? Object.keys(value) : []
  }
  return {
    names: (pointer, wanted) =>
      settle(() => {
        const there = new Set(namesAt(pointer))
        const missing = wanted.filter((one) => !there.has(one))
        const holds = missing.length === 0
        const actual = holds ? 'all of them' : `without ${list(missing)}`
        return { holds, expected: `among them ${list(wanted)}`, actual, pointer, faults: missing }
      }),
    namesNoneOf: (pointer, unwanted) =>
      settle(() => {
        const wrong = namesAt(pointer).filter((one) => unwanted.includes(one))
        const holds = wrong.length === 0
        const actual = holds ? 'none of them' : `among them ${list(wrong)}`
        return { holds, expected: `none of ${list(unwanted)}`, actual, pointer, faults: wrong }
      }),
    namesOnly: (pointer, such, test) =>
      settle(() => {
        const names = namesAt(pointer)
        if (names.length === 0)
          throw new Undecided('There are no names to check.', {
            remedy: 'let the answer name something',
            exchanges: [answer.exchange.number],
          })
        const wrong = names.filter((one) => !test(one))
        const holds = wrong.length === 0
        const actual = holds ? 'only these' : `among them ${list(wrong)}`
        return { holds, expected: `only ${such}`, actual, pointer, faults: wrong }
      }),
  }
}

function list(names: readonly string[]): string {
  const more = names.length - told
  return `${names.slice(0, told).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
