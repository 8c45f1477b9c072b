import type { Defect } from '../../defect.js'

type Kind = 'bad-character' | 'too-long' | 'too-short'

interface Taking {
  readonly operation: string
  readonly parameter: string
  readonly sentence: string
  /** With what is wrong with the name. */
  readonly breaks: readonly (readonly [Kind, string])[]
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
    breaks: [
      ['bad-character', 'text.getStrings.groupId-bad-character'],
      ['too-long', 'text.getStrings.groupId-too-long'],
    ],
    position: -2,
    instead: 'transfers',
    longest: 50,
  },
  {
    operation: 'getString',
    parameter: 'groupId',
    sentence: 'getString looks for the string in transfers',
    breaks: [
      ['bad-character', 'text.getString.groupId-bad-character'],
      ['too-long', 'text.getString.groupId-too-long'],
    ],
    position: -3,
    instead: 'transfers',
    longest: 50,
  },
  {
    operation: 'getString',
    parameter: 'textStringId',
    sentence: 'getString answers with a title',
    breaks: [['bad-character', 'text.getString.textStringId-bad-character']],
    position: -1,
    instead: 'title',
  },
  {
    operation: 'getFormat',
    parameter: 'formatId',
    sentence: 'getFormat answers with the default format',
    breaks: [
      ['bad-character', 'text.getFormat.formatId-bad-character'],
      ['too-long', 'text.getFormat.formatId-too-long'],
      ['too-short', 'text.getFormat.formatId-too-short'],
    ],
    position: -1,
    instead: 'small',
    longest: 12,
    shortest: 4,
  },
]

interface Fault {
  readonly words: string
  readonly has: (name: string, taking: Taking) => boolean
}

const strange = (name: string): boolean => /[^A-Za-z0-9_$.]/.test(name)

const faults: Readonly<Record<Kind, Fault>> = {
  'bad-character': { words: 'has a character that no name has', has: strange },
  'too-long': {
    words: 'is too long',
    has: (name, { longest = Infinity }) => name.length > longest && !strange(name),
  },
  'too-short': {
    words: 'is too short',
    has: (name, { shortest = 0 }) => name.length < shortest && !strange(name),
  },
}

/** One defect for each operation that makes something of a name that nothing can have. */
const defects: readonly Defect[] = takings.flatMap((taking) =>
  taking.breaks.map(([kind, broken]) => ({
    name: `accepted-names-${taking.operation}-${taking.parameter}-${kind}`,
    sentence: `${taking.sentence} when ${taking.parameter} ${faults[kind].words}.`,
    breaks: [broken],
    request(request, { operation }) {
      if (operation !== taking.operation) return request
      const url = new URL(request.url)
      const parts = url.pathname.split('/')
      const given = decodeURIComponent(parts.at(taking.position) ?? '')
      if (!faults[kind].has(given, taking)) return request
      url.pathname = parts.with(taking.position, taking.instead).join('/')
      return new Request(url, request)
    },
  })),
)

export default defects
