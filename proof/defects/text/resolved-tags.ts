import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'

const operation = 'getResolvedText'
const parameters = ['groups', 'languages'] as const

/** Entity tags of resolved text that is narrowed, or asked for in a language. */
const defects: readonly Defect[] = [
  {
    name: 'resolved-tags-languages-unknown',
    sentence: 'Resolved text of a group in a language is sent again to a client that has it.',
    breaks: ['text.resolved.tags-beside-others', 'text.getResolvedText.tag-not-modified'],
    request(request, context) {
      const { searchParams } = new URL(request.url)
      if (context.operation !== operation) return request
      if (!parameters.every((name) => searchParams.has(name))) return request
      const headers = new Headers(request.headers)
      headers.delete('if-none-match')
      return new Request(request, { headers })
    },
  },
  {
    name: 'resolved-tags-of-any-language',
    sentence: 'Resolved text has one entity tag in all languages.',
    breaks: ['text.resolved.old-tags'],
    behaviour({ texts, entityTag }: Behaviour) {
      let writes = 0
      return {
        texts(given) {
          const book = texts(given)
          return {
            ...book,
            write(...written) {
              writes += 1
              book.write(...written)
            },
          }
        },
        entityTag(representation, asked) {
          if (asked !== operation) return entityTag(representation, asked)
          const { groups, format } = JSON.parse(representation) as {
            readonly groups: Readonly<Record<string, object>>
            readonly format: string
          }
          const names = Object.entries(groups).map(([name, of]) => [name, Object.keys(of)])
          return entityTag(JSON.stringify([writes, names, format]), asked)
        },
      }
    },
  },
]

export default defects
