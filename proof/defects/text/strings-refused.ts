import type { TextItem } from '../../../src/reference/books/text.js'
import type { Defect } from '../../defect.js'
import { restate } from '../../alterations/restate.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import { readItems } from '../../../src/reference/text/read-items.js'

/** A bank that takes items for others before it reads them; `undefined` refuses the string. */
const reading = (
  change: (item: Readonly<Record<string, unknown>>) => object | undefined,
): NonNullable<Defect['behaviour']> => ({
  stringItems(body, formats) {
    const values: unknown = isObject(body) ? body['values'] : undefined
    if (!Array.isArray(values)) return undefined
    const changed = values.map((one: unknown) => (isObject(one) ? change(one) : undefined))
    return changed.includes(undefined) ? undefined : readItems({ values: changed }, formats)
  },
})

const right = /^[a-z]{2,3}(-[A-Za-z]{2,3})?$/

/** Whether it is an item whose language, if it has one, is a string. */
const isItem = (value: unknown): boolean =>
  isObject(value) && ['undefined', 'string'].includes(typeof value['language'])

/** A bank that takes languages of this form; what is no language then is left aside, or kept. */
const languages = (form: RegExp, kept = false): NonNullable<Defect['behaviour']> => ({
  stringItems(body, formats) {
    const values: unknown = isObject(body) ? body['values'] : undefined
    if (!Array.isArray(values) || !values.every(isItem)) return undefined
    const given = values as readonly TextItem[]
    const has = (language: string | undefined, one: RegExp) =>
      language === undefined || one.test(language)
    if (!given.every(({ language }) => has(language, form))) return undefined
    const [some, others] = [true, false].map((wanted) =>
      given.filter(({ language }) => has(language, right) === wanted),
    )
    const items = readItems({ values: some }, formats)
    return items && [...items, ...(kept ? (others ?? []) : [])]
  },
})

const isText = (value: unknown, most: number): boolean =>
  typeof value === 'string' && [...value].length <= most

/** What the bank makes of strings that are none, and of those that are at their limits. */
const defects: readonly Defect[] = [
  {
    name: 'strings-refused-malformed-422',
    sentence: 'A string that is no JSON is refused with 422.',
    breaks: ['text.setString.malformed'],
    response: restate({ operations: ['setString'], statuses: [400] }, 422),
  },
  {
    name: 'strings-refused-value-empty',
    sentence: 'An item without a value is taken for one with an empty text.',
    breaks: ['text.setString.value-missing'],
    behaviour: reading(({ value = '', ...item }) => ({ ...item, value })),
  },
  {
    name: 'strings-refused-value-skipped',
    sentence: 'An item without a value is left aside, and the others are written.',
    breaks: ['text.setString.value-missing'],
    behaviour: ({ stringItems }) => ({
      stringItems(body, formats) {
        const values: unknown = isObject(body) ? body['values'] : undefined
        if (!Array.isArray(values)) return undefined
        const some = (values as unknown[]).filter((one) => isObject(one) && 'value' in one)
        return stringItems({ values: some }, formats)
      },
    }),
  },
  {
    name: 'strings-refused-longest',
    sentence: 'A value of 4096 characters is refused.',
    breaks: ['text.setString.value-longest'],
    behaviour: reading((item) => (isText(item['value'], 4095) ? item : undefined)),
  },
  {
    name: 'strings-refused-by-bytes',
    sentence: 'A value may have 4096 bytes.',
    breaks: ['text.setString.value-longest'],
    behaviour: reading((item) =>
      Buffer.byteLength(String(item['value'])) <= 4096 ? item : undefined,
    ),
  },
  {
    name: 'strings-refused-longest-cut',
    sentence: 'A value is cut to 4000 characters.',
    breaks: ['text.setString.value-longest'],
    behaviour: reading((item) =>
      isText(item['value'], 4096)
        ? { ...item, value: String(item['value']).slice(0, 4000) }
        : undefined,
    ),
  },
  {
    name: 'strings-refused-too-long-cut',
    sentence: 'A value of more than 4096 characters is cut.',
    breaks: ['text.setString.value-too-long'],
    behaviour: reading(({ value, ...item }) =>
      typeof value === 'string' ? { ...item, value: value.slice(0, 4096) } : undefined,
    ),
  },
  {
    name: 'strings-refused-language-any',
    sentence: 'The language of an item is not looked at.',
    // What such a bank answers afterwards is no string, either.
    breaks: ['text.setString.language-invalid', 'text.textStringItem.language'],
    behaviour: languages(/^/, true),
  },
  ...(
    [
      ['ignored', 'of an item is not looked at', /^/],
      ['short', 'may be one letter', /^[a-z]{1,3}(-[A-Za-z]{2,3})?$/],
      ['long', 'may be as long as it likes', /^[a-z]{2,}(-[A-Za-z]{2,3})?$/],
      ['capitals', 'may have capital letters', /^[A-Za-z]{2,3}(-[A-Za-z]{2,3})?$/],
      ['further', 'may have several hyphens', /^[a-z]{2,3}(-[A-Za-z]+)*$/],
      ['by-length', 'has two to seven letters', /^[a-z][A-Za-z-]{1,6}$/],
      ['region', 'may have a region of any length', /^[a-z]{2,3}(-[A-Za-z]+)?$/],
      [
        'region-of-digits',
        'may have a region of three digits',
        /^[a-z]{2,3}(-([A-Za-z]{2,3}|[0-9]{3}))?$/,
      ],
    ] as const
  ).map(([name, sentence, form]): Defect => ({
    name: `strings-refused-language-${name}`,
    sentence: `The language ${sentence}; an item whose language is none is left aside.`,
    breaks: ['text.setString.language-invalid'],
    behaviour: languages(form),
  })),
  ...(
    [
      ['two-letters', 'has two letters, and two for a region', /^[a-z]{2}(-[A-Za-z]{2})?$/],
      ['five', 'has at most five characters', /^(?=.{2,5}$)[a-z]{2,3}(-[A-Za-z]{2,3})?$/],
    ] as const
  ).map(([name, sentence, form]): Defect => ({
    name: `strings-refused-language-${name}`,
    sentence: `The language of an item ${sentence}.`,
    breaks: ['text.setString.language-extremes', 'text.setString.created'],
    behaviour: languages(form),
  })),
]

export default defects
