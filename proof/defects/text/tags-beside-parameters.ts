import { changeResponse } from '../../alterations/change-response.js'
import { defectOf } from '../../alterations/defect-of.js'
import { tagOfPart } from '../../alterations/tag-of-part.js'
import type { Defect } from '../../defect.js'
import type { TextItem } from '../../../src/reference/books/text.js'

const planted = defectOf('tags-beside-parameters')
const operation = 'getResolvedText'
const unchanged = changeResponse(
  { operations: [operation], statuses: [200] },
  ({ headers }) => new Response(null, { status: 304, headers }),
)

interface Strings {
  readonly items: readonly { readonly name: string; readonly values: readonly TextItem[] }[]
}

/** Entity tags that do not go by all that they should, and what is made of them beside parameters. */
const defects: readonly Defect[] = [
  ...['format', 'resolve', 'since'].map((parameter): Defect => ({
    name: `tags-beside-parameters-never-anew-with-${parameter}`,
    sentence: `With ${parameter} resolved text is never sent to a client that has a tag of it.`,
    breaks: ['text.resolved.old-tags', 'text.getResolvedText.tag-modified'],
    response: (response, request, context) =>
      new URL(request.url).searchParams.has(parameter) && request.headers.has('if-none-match')
        ? unchanged(response, request, context)
        : response,
  })),
  ...['format', 'resolve', 'since'].map((parameter): Defect => ({
    name: `tags-beside-parameters-overlooked-with-${parameter}`,
    sentence: `With ${parameter} resolved text is always sent, also to a client that has it.`,
    breaks: ['text.resolved.tags-beside-others', 'text.getResolvedText.tag-not-modified'],
    request(request, context) {
      const { searchParams } = new URL(request.url)
      if (context.operation !== operation || !searchParams.has(parameter)) return request
      const headers = new Headers(request.headers)
      headers.delete('if-none-match')
      return new Request(request, { headers })
    },
  })),
  planted(
    'small-letters',
    'The entity tag of resolved text is made without regard to letter case.',
    'text.setString.tag-of-resolved',
    tagOfPart(operation, (body) => JSON.stringify(body).toLowerCase()),
  ),
  planted(
    'without-formats',
    'The entity tag of the strings of a group is made of the texts that name no format.',
    'text.setString.tag-of-strings',
    tagOfPart('getStrings', ({ _embedded: embedded }) =>
      (embedded as Strings).items.map(({ name, values }) => [
        name,
        values.filter(({ format }) => format === undefined),
      ]),
    ),
  ),
]

export default defects
