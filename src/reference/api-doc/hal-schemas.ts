import { list, record, ref, text, time, uri, whole } from './shapes.js'

const links = ref('links')

/** Links of HAL, by relation. */
export const linkSchemas = {
  link: record({ href: uri }, ['href']),
  links: { type: 'object', additionalProperties: ref('link') },
}

/** An error, and the document that holds it. */
export const errorSchemas = {
  error: record({
    _id: text,
    _profile: uri,
    message: text,
    statusCode: whole,
    type: text,
    attributes: { type: 'object' },
    remediation: text,
    occurredAt: time,
    _links: links,
    _embedded: record({ errors: list(ref('error')) }),
  }),
  errorResponse: record({ _profile: uri, _links: links, _error: ref('error') }),
}
