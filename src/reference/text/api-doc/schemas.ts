import { errorSchemas, linkSchemas } from '../../api-doc/hal-schemas.js'
import { list, record, ref, text, time, uri, whole } from '../../api-doc/shapes.js'

const links = ref('links')

/** A collection of resources. */
const collection = (name: string, item: string) =>
  record({
    _profile: uri,
    name: { type: 'string', const: name },
    start: whole,
    limit: whole,
    count: whole,
    _links: links,
    _embedded: record({ items: list(ref(item)) }),
  })

/** The representations of the text interface (document 2, Resources and their fields). */
export const schemas = {
  ...linkSchemas,
  textStringItem: record(
    {
      value: { type: 'string', maxLength: 4096 },
      language: {
        type: 'string',
        minLength: 2,
        maxLength: 7,
        pattern: '^[a-z]{2,3}(-[A-Za-z]{2,3})?$',
      },
      format: text,
    },
    ['value'],
  ),
  textString: record({
    _id: text,
    name: text,
    _profile: uri,
    _links: links,
    _embedded: { type: 'object' },
    _error: ref('error'),
    values: list(ref('textStringItem')),
    modifiedAt: time,
  }),
  textStrings: collection('strings', 'textString'),
  resolvedStrings: record(
    {
      _profile: uri,
      format: text,
      languages: list(text),
      groups: {
        type: 'object',
        additionalProperties: { type: 'object', additionalProperties: text },
      },
      unresolvedKeys: list(text),
    },
    ['format', 'languages'],
  ),
  format: record(
    {
      name: {
        type: 'string',
        minLength: 4,
        maxLength: 12,
        pattern: '^[a-z][a-zA-Z0-9_$]{3,11}$',
      },
      description: { type: 'string', minLength: 8, maxLength: 256 },
      _profile: uri,
      _links: links,
    },
    ['name', 'description'],
  ),
  formats: collection('formats', 'format'),
  ...errorSchemas,
}
