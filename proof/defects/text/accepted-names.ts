import type { Defect } from '../../defect.js'

interface Taking {
  readonly operation: string
  readonly parameter: string
  readonly sentence: string
  /** Where the name stands in the path, counted from behind. */
  readonly position: number
  /** What the bank takes a name for that it should refuse. */
  readonly instead: string
  readonly longest?: number
  readonly shortest?: number
}

const takings: readonly Taking[] = [
  {
    operation: 'getStrings',
    parameter: 'groupId',
    sentence: 'getStrings answers with the strings of transfers',
    position: -2,
    instead: 'transfers',
    longest: 50,
  },
  {
    operation: 'getString',
    parameter: 'groupId',
    sentence: 'getString looks for the string in transfers',
    position: -3,
    instead: 'transfers',
    longest: 50,
  },
  {
    operation: 'getString',
    parameter: 'textStringId',
    sentence: 'getString answers with a title',
    position: -1,
    instead: 'title',
  },
  {
    operation: 'getFormat',
    parameter: 'formatId',
    sentence: 'getFormat answers with the default format',
    position: -1,
    instead: 'small',
    longest: 12,
    shortest: 4,
  },
]

interface Fault {
  readonly requirement: string
  readonly words: string
  readonly has: (name: string) => boolean
}

function faultsOf({ longest, shortest }: Taking): readonly Fault[] {
  const strange = (name: string): boolean => /[^A-Za-z0-9_$.]/.test(name)
  return [
    { requirement: 'bad-character', words: 'has a character that no name has', has: strange },
    ...(longest === undefined
      ? []
      : [
          {
            requirement: 'too-long',
            words: 'is too long',
            has: (name: string) => name.length > longest && !strange(name),
          },
        ]),
    ...(shortest === undefined
      ? []
      : [
          {
            requirement: 'too-short',
            words: 'is too short',
            has: (name: string) => name.length < shortest && !strange(name),
          },
        ]),
  ]
}

/** One defect for each operation that makes something of a name that nothing can have. */
const defects: readonly Defect[] = takings.flatMap((taking) =>
  faultsOf(taking).map(({ requirement, words, has }) => ({
    name: `accepted-names-${taking.operation}-${taking.parameter}-${requirement}`,
    sentence: `${taking.sentence} when ${taking.parameter} ${words}.`,
    breaks: [`text.${taking.operation}.${taking.parameter}-${requirement}`],
    request(request, { operation }) {
      if (operation !== taking.operation) return request
      const url = new URL(request.url)
      const parts = url.pathname.split('/')
      if (!has(decodeURIComponent(parts.at(taking.position) ?? ''))) return request
      url.pathname = parts.with(taking.position, taking.instead).join('/')
      return new Request(url, request)
    },
  })),
)

export default defects
