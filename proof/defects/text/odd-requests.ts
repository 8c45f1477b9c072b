import { Refusal } from '../../../src/reference/http/refusal.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import type { Defect } from '../../defect.js'

const down = (): never => {
  throw new Refusal(500, 'internalError', 'The service is out of order.')
}

const itemsIn = (body: unknown): readonly unknown[] =>
  isObject(body) && Array.isArray(body['values']) ? body['values'] : []
const anItem = (is: (item: Readonly<Record<string, unknown>>) => boolean) => (body: unknown) =>
  itemsIn(body).some((item) => isObject(item) && is(item))
const aValue = (is: (value: string) => boolean) =>
  anItem(({ value }) => typeof value === 'string' && is(value))
const valuesOf = (body: unknown): unknown => (isObject(body) ? body['values'] : [])

/** Bodies in the place of a string that bring a careless service down. */
const bodies: Readonly<Record<string, { says: string; is(body: unknown): boolean }>> = {
  null: { says: 'A body that is null', is: (body) => body === null },
  'null-values': { says: 'values that are null', is: (body) => valuesOf(body) === null },
  'object-values': {
    says: 'An object in the place of values',
    is: (body) => isObject(valuesOf(body)),
  },
  'null-item': { says: 'An item that is null', is: (body) => itemsIn(body).includes(null) },
  'null-language': {
    says: 'A language that is null',
    is: anItem(({ language }) => language === null),
  },
  'number-language': {
    says: 'A number for a language',
    is: anItem(({ language }) => typeof language === 'number'),
  },
  'empty-language': { says: 'An empty language', is: anItem(({ language }) => language === '') },
  'null-format': { says: 'A format that is null', is: anItem(({ format }) => format === null) },
  'no-such-format': {
    says: 'A format that is not there',
    is: anItem(({ format }) => typeof format === 'string' && format.endsWith('None')),
  },
  zero: { says: 'The character NUL in a value', is: aValue((value) => value.includes('\0')) },
  surrogate: {
    says: 'Half of a pair of surrogates',
    is: aValue((value) => /\p{Surrogate}/u.test(value)),
  },
  reference: {
    says: 'A reference that ends with its braces open',
    is: aValue((value) => /\{\{\w+$/.test(value)),
  },
}

/** Times of since that bring a careless service down. */
const times: Readonly<Record<string, { says: string; is: RegExp }>> = {
  'first-time': { says: 'The first of all times', is: /^0001/ },
  'no-month': { says: 'A month that no year has', is: /^\d{4}-13/ },
  'no-day': { says: 'A day that no month has', is: /-02-30/ },
}

const defects: readonly Defect[] = [
  ...Object.entries(bodies).map(([name, { says, is }]): Defect => ({
    name: `odd-requests-${name}`,
    sentence: `${says} in the place of a string: setString is brought down.`,
    breaks: ['text.setString.status'],
    behaviour: ({ stringItems }) => ({
      stringItems: (body, formats) => (is(body) ? down() : stringItems(body, formats)),
    }),
  })),
  {
    name: 'odd-requests-long-name',
    sentence: 'A string whose name has more than 255 characters brings setString down.',
    breaks: ['text.setString.status'],
    behaviour: ({ isStringName }) => ({
      isStringName: (name) => (name.length > 255 ? down() : isStringName(name)),
    }),
  },
  {
    name: 'odd-requests-null-format-body',
    sentence: 'A body that is null brings setFormat down.',
    breaks: ['text.setFormat.status'],
    behaviour: ({ formatIn }) => ({
      formatIn: (body, name) => (body === null ? down() : formatIn(body, name)),
    }),
  },
  {
    name: 'odd-requests-null-format-name',
    sentence: 'A format whose name is null brings setFormat down.',
    breaks: ['text.setFormat.status'],
    behaviour: ({ formatIn }) => ({
      formatIn: (body, name) =>
        isObject(body) && body['name'] === null ? down() : formatIn(body, name),
    }),
  },
  ...(
    [
      ['weight', 'A weight that is no number', /q=[a-z]/],
      ['header', 'An Accept-Language that names nothing', /^$/],
    ] as const
  ).map(([name, says, is]): Defect => ({
    name: `odd-requests-${name}`,
    sentence: `${says} brings resolved text down.`,
    breaks: ['text.getResolvedText.status'],
    behaviour: ({ languagesAsked }) => ({
      languagesAsked: (parameter, header) =>
        header !== undefined && is.test(header) ? down() : languagesAsked(parameter, header),
    }),
  })),
  ...[
    ['no-such-resolved-format', 'A format that is not there', /None$/] as const,
    ['quoted-resolved-format', 'An apostrophe in the name of a format', /'/] as const,
  ].map(([name, says, is]): Defect => ({
    name: `odd-requests-${name}`,
    sentence: `${says} brings resolved text down.`,
    breaks: ['text.getResolvedText.status'],
    behaviour: ({ faultsOf }) => ({
      faultsOf(given, found) {
        const isMeant = given.parameter === 'format' && is.test(String(given.value))
        return isMeant ? down() : faultsOf(given, found)
      },
    }),
  })),
  ...Object.entries(times).map(([name, { says, is }]): Defect => ({
    name: `odd-requests-${name}`,
    sentence: `${says} in since brings resolved text down.`,
    breaks: ['text.getResolvedText.status'],
    behaviour: ({ faultsOf }) => ({
      faultsOf(given, found) {
        const isMeant = given.parameter === 'since' && is.test(String(given.value))
        return isMeant ? down() : faultsOf(given, found)
      },
    }),
  })),
]

export default defects
