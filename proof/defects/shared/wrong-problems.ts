import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  member: string,
  fault: string,
  sentence: string,
  change: (problem: JsonObject) => JsonObject,
]

/** Interfaces whose refusals are problem documents. */
const interfaces = ['accounts', 'sessions', 'institutions'] as const

const problems = { mediaType: 'application/problem+json' }
const text = (value: unknown): string => String(value)

const rows: readonly Row[] = [
  ['type', 'number', 'type is the number of an error', () => ({ type: 4221 })],
  [
    'type',
    'blank',
    'type holds a blank, as no URI does',
    ({ type }) => ({ type: text(type).replace('/api/', '/account api/') }),
  ],
  [
    'title',
    'too-long',
    'title tells the whole story, in more than 120 characters',
    ({ title, detail }) => ({ title: `${text(title)}: ${text(detail)}`.padEnd(121, '.') }),
  ],
  ['status', 'text', 'status is a text', ({ status }) => ({ status: text(status) })],
  ['detail', 'too-long', 'detail holds a stack trace', () => ({ detail: trace })],
  [
    'instance',
    'blank',
    'instance is method and path, with a blank between them',
    ({ instance }) => ({ instance: `GET ${text(instance)}` }),
  ],
  ['id', 'too-short', 'id is a short number', () => ({ id: '17' })],
  ['id', 'too-long', 'id is longer than an identifier', ({ id }) => ({ id: text(id).repeat(4) })],
  [
    'occurredAt',
    'epoch',
    'occurredAt is a number of milliseconds since 1970',
    ({ occurredAt }) => ({ occurredAt: Date.parse(text(occurredAt)) }),
  ],
  [
    'occurredAt',
    'without-zone',
    'occurredAt has no time zone',
    ({ occurredAt }) => ({ occurredAt: text(occurredAt).replace('Z', '') }),
  ],
  [
    'problems',
    'object',
    'problems is one problem instead of a list',
    ({ type, title }) => ({ problems: { type, title } }),
  ],
  [
    'problems',
    'too-many',
    'problems holds more than 128 problems',
    ({ type, title }) => ({ problems: Array.from({ length: 129 }, () => ({ type, title })) }),
  ],
  [
    'problems',
    'texts',
    'problems is a list of texts',
    ({ detail }) => ({ problems: [text(detail)] }),
  ],
  [
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
  ...rows.map(([member, fault, sentence, change]) => ({
    name: `wrong-problems-accounts-${member}-${fault}`,
    sentence: `In a problem document of the interface accounts, ${sentence}.`,
    breaks: [`accounts.problem.${member}`],
    response: changeJson(problems, (problem) => ({ ...problem, ...change(problem) })),
  })),
  ...interfaces.map((name) => ({
    name: `wrong-problems-${name}-status-500`,
    sentence: `The status in a problem document of the interface ${name} is 500, whatever that of the answer is.`,
    breaks: [`${name}.problem.status-matches`],
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
