import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  breaks: string,
  member: string,
  fault: string,
  sentence: string,
  change: (problem: JsonObject) => JsonObject,
]

/** Interfaces whose refusals are problem documents. */
const interfaces = [
  ['accounts', 'accounts.problem.status-matches'],
  ['sessions', 'sessions.problem.status-matches'],
  ['institutions', 'institutions.problem.status-matches'],
] as const

const problems = { mediaType: 'application/problem+json' }
const text = (value: unknown): string => String(value)

const rows: readonly Row[] = [
  [
    'accounts.problem.type',
    'type',
    'number',
    'type is the number of an error',
    () => ({ type: 4221 }),
  ],
  [
    'accounts.problem.type',
    'type',
    'blank',
    'type holds a blank, as no URI does',
    ({ type }) => ({ type: text(type).replace('/api/', '/account api/') }),
  ],
  [
    'accounts.problem.title',
    'title',
    'too-long',
    'title tells the whole story, in more than 120 characters',
    ({ title, detail }) => ({ title: `${text(title)}: ${text(detail)}`.padEnd(121, '.') }),
  ],
  [
    'accounts.problem.status',
    'status',
    'text',
    'status is a text',
    ({ status }) => ({ status: text(status) }),
  ],
  [
    'accounts.problem.detail',
    'detail',
    'too-long',
    'detail holds a stack trace',
    () => ({ detail: trace }),
  ],
  [
    'accounts.problem.instance',
    'instance',
    'blank',
    'instance is method and path, with a blank between them',
    ({ instance }) => ({ instance: `GET ${text(instance)}` }),
  ],
  ['accounts.problem.id', 'id', 'too-short', 'id is a short number', () => ({ id: '17' })],
  [
    'accounts.problem.id',
    'id',
    'too-long',
    'id is longer than an identifier',
    ({ id }) => ({ id: text(id).repeat(4) }),
  ],
  [
    'accounts.problem.occurredAt',
    'occurredAt',
    'epoch',
    'occurredAt is a number of milliseconds since 1970',
    ({ occurredAt }) => ({ occurredAt: Date.parse(text(occurredAt)) }),
  ],
  [
    'accounts.problem.occurredAt',
    'occurredAt',
    'without-zone',
    'occurredAt has no time zone',
    ({ occurredAt }) => ({ occurredAt: text(occurredAt).replace('Z', '') }),
  ],
  [
    'accounts.problem.problems',
    'problems',
    'object',
    'problems is one problem instead of a list',
    ({ type, title }) => ({ problems: { type, title } }),
  ],
  [
    'accounts.problem.problems',
    'problems',
    'too-many',
    'problems holds more than 128 problems',
    ({ type, title }) => ({ problems: Array.from({ length: 129 }, () => ({ type, title })) }),
  ],
  [
    'accounts.problem.problems',
    'problems',
    'texts',
    'problems is a list of texts',
    ({ detail }) => ({ problems: [text(detail)] }),
  ],
  [
    'accounts.problem.attributes',
    'attributes',
    'list',
    'attributes is a list of names and values',
    ({ attributes }) => ({
      attributes: Object.entries(attributes as JsonObject).flat() as string[],
    }),
  ],
]

const trace = Array.from(
  { length: 9 },
  (_, at) => `at bank.Accounts.read(Accounts.java:${at + 40})`,
).join(' ')

/** Problem documents with values that they may not have. */
const defects: readonly Defect[] = [
  ...rows.map(([breaks, member, fault, sentence, change]) => ({
    name: `wrong-problems-accounts-${member}-${fault}`,
    sentence: `In a problem document of the interface accounts, ${sentence}.`,
    breaks: [breaks],
    response: changeJson(problems, (problem) => ({ ...problem, ...change(problem) })),
  })),
  ...interfaces.map(([name, broken]) => ({
    name: `wrong-problems-${name}-status-500`,
    sentence: `The status in a problem document of the interface ${name} is 500, whatever that of the answer is.`,
    breaks: [broken],
    response: changeJson(problems, (problem) => ({ ...problem, status: 500 })),
  })),
  {
    name: 'wrong-problems-nested-title',
    sentence: 'A problem inside another has a title of more than 120 characters.',
    breaks: ['accounts.problem.title'],
    response: changeJson(problems, ({ problems: nested, ...rest }) => ({
      ...rest,
      problems: (nested as JsonObject[]).map((one) => ({ ...one, title: 'No! '.repeat(31) })),
    })),
  },
]

export default defects
