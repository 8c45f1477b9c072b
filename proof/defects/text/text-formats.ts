import { changeJson } from '../../alterations/change-json.js'
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

export default defects
