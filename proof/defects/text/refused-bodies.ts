import type { Defect } from '../../defect.js'
import { Refusal } from '../../../src/reference/http/refusal.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import { readItems } from '../../../src/reference/text/read-items.js'

const valuesIn = (body: unknown): readonly unknown[] | undefined => {
  const values: unknown = isObject(body) ? body['values'] : undefined
  return Array.isArray(values) ? values : undefined
}

const invalid = { setString: 'text.setString.invalid', setFormat: 'text.setFormat.invalid' }
const changesNothing = {
  setString: 'text.setString.refused-changes-nothing',
  setFormat: 'text.setFormat.refused-changes-nothing',
}

/** A bank that makes something of a string or a format before it is read. */
const taking = (
  operation: 'setString' | 'setFormat',
  name: string,
  sentence: string,
  change: (body: unknown, name?: string) => unknown,
): Defect => ({
  name: `refused-bodies-${operation}-${name}`,
  sentence,
  breaks: [invalid[operation]],
  behaviour: ({ stringItems, formatIn }) =>
    operation === 'setString'
      ? { stringItems: (body, formats) => stringItems(change(body), formats) }
      : { formatIn: (body, format) => formatIn(change(body, format), format) },
})

/** A bank that writes part of what is too long, and refuses it then. */
const written = (operation: 'setString' | 'setFormat', sentence: string): Defect => ({
  name: `refused-bodies-${operation}-written`,
  sentence,
  breaks: [changesNothing[operation]],
  behaviour({ stringItems, formatIn, acceptText }) {
    let isCut = false
    const read = <T>(content: T | undefined, cut: () => T | undefined): T | undefined => {
      const rest = content === undefined ? cut() : undefined
      isCut = rest !== undefined
      return content ?? rest
    }
    return {
      stringItems: (body, formats) =>
        read(stringItems(body, formats), () => {
          const value = (valuesIn(body)?.[0] as { value?: unknown } | undefined)?.value
          if (operation !== 'setString' || typeof value !== 'string') return undefined
          return value.length > 4096
            ? readItems({ values: [{ value: 'Cut.' }] }, formats)
            : undefined
        }),
      formatIn: (body, name) =>
        read(formatIn(body, name), () => {
          const description = isObject(body) ? body['description'] : undefined
          if (operation !== 'setFormat' || typeof description !== 'string') return undefined
          const cut = description.slice(0, 256)
          return cut === description ? undefined : formatIn({ name, description: cut }, name)
        }),
      acceptText(write) {
        acceptText(write)
        if (isCut) throw new Refusal(422, 'invalidBody', 'It is too long.')
      },
    }
  },
})

/** Bodies of the wrong shape that are taken, and bodies that are refused too late. */
const defects: readonly Defect[] = [
  taking('setString', 'number', 'A number is taken for a text.', (body) => ({
    values: valuesIn(body)?.map((one) =>
      isObject(one) && typeof one['value'] === 'number'
        ? { ...one, value: String(one['value']) }
        : one,
    ),
  })),
  taking(
    'setString',
    'text',
    'A text in the place of the items is taken for the default.',
    (body) =>
      isObject(body) && typeof body['values'] === 'string'
        ? { values: [{ value: body['values'] }] }
        : body,
  ),
  taking('setFormat', 'number', 'A number is taken for a description.', (body) =>
    isObject(body) && typeof body['description'] === 'number'
      ? { ...body, description: String(body['description']) }
      : body,
  ),
  taking('setFormat', 'text', 'A text is taken for the description of a format.', (body, name) =>
    typeof body === 'string' ? { name, description: body } : body,
  ),
  taking(
    'setString',
    'later-number',
    'A number is taken for a text behind the first one.',
    (body) => ({
      ...(isObject(body) ? body : {}),
      values: valuesIn(body)?.map((one, index) =>
        index > 0 && isObject(one) && typeof one['value'] === 'number'
          ? { ...one, value: String(one['value']) }
          : one,
      ),
    }),
  ),
  taking('setString', 'null', 'null is taken for a text without characters.', (body) => ({
    values: valuesIn(body)?.map((one) =>
      isObject(one) && one['value'] === null ? { ...one, value: '' } : one,
    ),
  })),
  taking('setString', 'list', 'A list of items is taken for a string.', (body) =>
    Array.isArray(body) ? { values: body as unknown[] } : body,
  ),
  taking('setString', 'item-text', 'A text is taken for an item.', (body) => {
    const values = valuesIn(body)
    if (values === undefined) return body
    return { values: values.map((one) => (typeof one === 'string' ? { value: one } : one)) }
  }),
  taking('setString', 'format-number', 'A format that is a number is left out.', (body) => ({
    values: valuesIn(body)?.map((one) =>
      isObject(one) && typeof one['format'] === 'number'
        ? { value: one['value'], language: 'es' }
        : one,
    ),
  })),
  taking('setString', 'language-list', 'A list of one language is taken for it.', (body) => ({
    values: valuesIn(body)?.map((one) =>
      isObject(one) && Array.isArray(one['language'])
        ? { ...one, language: String(one['language']) }
        : one,
    ),
  })),
  taking('setFormat', 'null', 'null is taken for a description that stays.', (body) =>
    isObject(body) && body['description'] === null
      ? { ...body, description: 'Assay should not have written this.' }
      : body,
  ),
  taking('setFormat', 'list', 'A list of one format is taken for it.', (body) =>
    Array.isArray(body) ? (body as unknown[])[0] : body,
  ),
  {
    ...taking(
      'setFormat',
      'nameless',
      'A format without a name has that of the path.',
      (body, name) => (isObject(body) && body['name'] === undefined ? { ...body, name } : body),
    ),
    breaks: ['text.setFormat.name-missing'],
  },
  {
    ...taking(
      'setFormat',
      'bytes',
      'A description of too few characters is taken for its bytes.',
      (body) => {
        const text = isObject(body) ? body['description'] : undefined
        return isObject(body) && typeof text === 'string' && /^[^ -~]{4,7}$/.test(text)
          ? { ...body, description: text.padEnd(8, '.') }
          : body
      },
    ),
    breaks: ['text.setFormat.description-too-short'],
  },
  written('setString', 'A string whose value is too long is refused, and cut all the same.'),
  written('setFormat', 'A format whose description is too long is refused, and cut all the same.'),
  {
    name: 'refused-bodies-setString-twice',
    sentence: 'A string may have two items for one language and format.',
    breaks: ['text.setString.item-twice'],
    behaviour: ({ stringItems }) => ({
      stringItems(body, formats) {
        const values = valuesIn(body) ?? []
        const parts = [values.slice(0, -1), [values[0], ...values.slice(-1)]]
        const [items, others] = parts.map((some) => readItems({ values: some }, formats))
        const isRight = values.length > 2 && items !== undefined && others !== undefined
        return stringItems(body, formats) ?? (isRight ? [...items, ...others.slice(1)] : undefined)
      },
    }),
  },
  {
    name: 'refused-bodies-setString-first-of-two',
    sentence: 'A string with two items for one language and format is refused, and one is written.',
    breaks: ['text.setString.item-twice'],
    behaviour({ stringItems, acceptText }) {
      let isCut = false
      return {
        stringItems(body, formats) {
          const values = valuesIn(body) ?? []
          const items = stringItems(body, formats)
          const first =
            items === undefined && values.length > 2
              ? readItems({ values: values.slice(0, -1) }, formats)
              : undefined
          const last = first && readItems({ values: [values[0], ...values.slice(-1)] }, formats)
          isCut = last !== undefined
          return items ?? (isCut ? first : undefined)
        },
        acceptText(write) {
          acceptText(write)
          if (isCut) throw new Refusal(422, 'invalidBody', 'There are two of one kind.')
        },
      }
    },
  },
]

export default defects
