import type { Json, JsonObject } from './change-json.js'

/** A way to get the value of a member wrong: a name, words that go behind the member's name, and the change. */
export type WrongValue = readonly [fault: string, words: string, change: (value: Json) => Json]

/** Ways in which banks get values wrong, for tables of defects. */
export const wrongValues = {
  null: ['null', 'is null', () => null],
  blank: ['blank', 'is empty', () => ''],
  number: ['number', 'is a number', (value) => Number(String(value).replaceAll(/\D/g, '')) || 17],
  text: [
    'text',
    'is a text',
    (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)),
  ],
  flag: ['flag', 'is true or false', () => true],
  lines: ['lines', 'is a list of words', (value) => String(value).split(' ')],
  object: ['object', 'is an object', (value) => ({ value })],
  list: [
    'list',
    'is a list of names and values',
    (value) =>
      Object.entries(value as JsonObject).map(([name, of]) => ({ name, value: of ?? null })),
  ],
  comma: ['comma', 'has a comma before its cents', (value) => String(value).replace('.', ',')],
  sign: ['currency-sign', 'has the sign of its currency in front', (value) => `$${String(value)}`],
  day: ['day', 'is written day first', (value) => String(value).split('-').toReversed().join('.')],
  epoch: ['epoch', 'is a number of milliseconds', (value) => Date.parse(String(value))],
  zoneless: ['without-zone', 'has no time zone', (value) => String(value).replace('Z', '')],
} satisfies Readonly<Record<string, WrongValue>>
