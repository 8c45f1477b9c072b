import type { Behaviour } from '../../behaviour.js'
import type { Defect } from '../../defect.js'
import type { FaultKind } from '../../http/fault.js'
import { operationsOf } from '../../operations-of.js'

/** A bank that lets faults of a parameter pass, whichever operation it is given to. */
const letPass =
  (parameter: string, kind: FaultKind, further: Partial<Behaviour> = {}) =>
  ({ faultsOf }: Behaviour): Partial<Behaviour> => ({
    ...further,
    faultsOf: (given, found) =>
      faultsOf(
        given,
        given.parameter === parameter ? found.filter((fault) => fault.kind !== kind) : found,
      ),
  })

/** Finds the first institution by whatever is wrong with a code, and none by a good one of no institution. */
const byWrongCode = (wrong: RegExp): Partial<Behaviour> => ({
  institutionsSearched: ({ institutions }, code) =>
    code === undefined || wrong.test(code)
      ? institutions.slice(0, 1)
      : institutions.filter(({ id }) => id === code),
})

const successor = 'listAccessLocationsForInstitution'
const code = (name: string, kind: FaultKind, words: string, wrong: RegExp): Defect => ({
  name: `search-parameters-code-${name}`,
  sentence: `A code of an institution ${words} is taken for the code of the first one.`,
  breaks: [`institutions.${successor}.institutionId-${name}`],
  behaviour: letPass('institutionId', kind, byWrongCode(wrong)),
})

const centre = (name: string, sentence: string, parameter: string): Defect => ({
  name: `search-parameters-${name}`,
  sentence,
  breaks: [`institutions.search.${name}`],
  behaviour: letPass(parameter, 'missing'),
})

/** Searches that should be refused and are not. */
const defects: readonly Defect[] = [
  code('too-short', 'too-short', 'that is too short', /^.?$/),
  code('too-long', 'too-long', 'that is too long', /^.{9,}$/),
  code('bad-character', 'pattern', 'with a character that none has', /[^A-Z0-9_]/),
  centre('centre-missing', 'A search that names no centre finds everything.', 'postalCode'),
  centre('latitude-alone', 'A search finds everything along a parallel.', 'longitude'),
  centre('longitude-alone', 'A search finds everything along a meridian.', 'latitude'),
  ...operationsOf.institutions.flatMap((operation) =>
    (['too-short', 'too-long'] as const).map((kind): Defect => ({
      name: `search-parameters-${operation}-postal-code-${kind}`,
      sentence: `${operation} makes do with a postalCode that is ${kind.replace('-', ' ')}.`,
      breaks: [`institutions.${operation}.postalCode-${kind}`],
      behaviour: ({ faultsOf }) => ({
        faultsOf(given, found) {
          const { length } = given.value ?? ''
          const meant = given.operation === operation && given.parameter === 'postalCode'
          const wrong = kind === 'too-short' ? length === 1 : length > 20
          return meant && wrong ? [] : faultsOf(given, found)
        },
      }),
    })),
  ),
]

export default defects
