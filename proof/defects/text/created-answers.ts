import { changeHeaders } from '../../alterations/change-headers.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const created = { operations: ['setString'], statuses: [201] }

const planted = (
  name: string,
  sentence: string,
  breaks: string,
  change: (body: JsonObject) => JsonObject,
): Defect => ({
  name: `created-answers-${name}`,
  sentence,
  breaks: [breaks],
  response: changeJson(created, change),
})

/** Answers to creations that say something else than what was created is. */
const defects: readonly Defect[] = [
  planted(
    'other-identifier',
    'The answer to a creation has an identifier of its own.',
    'text.setString.answer-agrees',
    (body) => ({ ...body, _id: 'created' }),
  ),
  planted(
    'other-time',
    'The answer to a creation tells a time long before it.',
    'text.setString.answer-agrees',
    (body) => ({ ...body, modifiedAt: '2020-01-01T00:00:00Z' }),
  ),
  planted(
    'other-text',
    'The answer to a creation shows another text.',
    'text.setString.match-shown',
    (body) => ({ ...body, values: [{ value: 'Created.' }] }),
  ),
  planted(
    'link-to-another',
    'The link self of a string that was created leads to the strings of its group.',
    'text.setString.match-link-self',
    (body) => {
      const links = body['_links'] as Readonly<Record<string, { readonly href: string }>>
      const href = links['self']?.href.replace(/\/[^/]*$/, '') ?? ''
      return { ...body, _links: { ...links, self: { href } } }
    },
  ),
  {
    name: 'created-answers-other-tag',
    sentence: 'A creation is answered with another entity tag than the next reading.',
    breaks: ['text.setString.match-tag-of-answer'],
    response: changeHeaders((headers, { status }) => {
      // Of what has an entity tag, a string alone is created with 201.
      if (status === 201 && headers.has('etag')) headers.set('etag', '"created"')
    }),
  },
]

export default defects
