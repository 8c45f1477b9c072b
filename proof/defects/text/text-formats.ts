import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** Formats as resources, read. */
const defects: readonly Defect[] = [
  {
    name: 'text-formats-counted-from-zero',
    sentence: 'The count of formats is one too small.',
    breaks: ['text.formats.whole'],
    behaviour: ({ count }) => ({
      count: (page, operation) => count(page, operation) - (operation === 'getFormats' ? 1 : 0),
    }),
  },
  {
    name: 'text-formats-cut-in-list',
    sentence: 'Of a description, the list of formats has 128 characters.',
    breaks: ['text.setFormat.description-extremes'],
    response: changeJson({ operations: ['getFormats'], statuses: [200] }, cutDescriptions),
  },
  ...['subgroups', 'since', 'resolve'].map((parameter): Defect => ({
    name: `text-formats-told-beside-${parameter}`,
    sentence: `Where ${parameter} is asked for, resolved text says that it is for another format.`,
    breaks: ['text.formats.told', 'text.formats.default-told'],
    response: changeJson({ operations: ['getResolvedText'] }, (text, _response, { url }) =>
      new URL(url).searchParams.has(parameter) && 'format' in text
        ? { ...text, format: text['format'] === 'large' ? 'small' : 'large' }
        : text,
    ),
  })),
  {
    name: 'text-formats-default-renamed',
    sentence: 'The default format calls itself default when it is read by itself.',
    breaks: ['text.getFormat.same'],
    response: changeJson({ operations: ['getFormat'], statuses: [200] }, (format) =>
      format['name'] === 'small' ? { ...format, name: 'default' } : format,
    ),
  },
  {
    name: 'text-formats-unknown-422',
    sentence: 'A format that is not there is invalid.',
    breaks: ['text.getFormat.unknown'],
    behaviour: ({ missingFormat }) => ({
      missingFormat: (operation) =>
        operation === 'getFormat'
          ? { status: 422, name: 'invalidFormat' }
          : missingFormat(operation),
    }),
  },
  {
    name: 'text-formats-unknown-default',
    sentence: 'In the place of a format that is not there the default one is answered.',
    breaks: ['text.getFormat.unknown'],
    request: (request, { operation }) => {
      if (operation !== 'getFormat') return request
      const url = request.url.replace(
        /formats\/(?!small$|large$)[a-z][\w$]{3,11}$/,
        'formats/small',
      )
      return new Request(url, request)
    },
  },
]

function cutDescriptions(formats: JsonObject): JsonObject {
  const { items, ...rest } = formats['_embedded'] as JsonObject
  const cut = (items as JsonObject[]).map((item) => ({
    ...item,
    description: String(item['description']).slice(0, 128),
  }))
  return { ...formats, _embedded: { ...rest, items: cut } }
}

export default defects
