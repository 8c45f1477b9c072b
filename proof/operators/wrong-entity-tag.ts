import type { LawAspects } from '../../src/contract/law/law-aspect.js'
import type { Operation } from '../../src/contract/operation.js'
import type { Defect } from '../defect.js'
import { alterAnswers } from './alter-answers.js'
import { alterRequests } from './alter-requests.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { testedLaw } from './tested-law.js'
import { withMemory } from './with-memory.js'

type Alteration = Pick<Defect, 'request' | 'response'> & { readonly words: string }

/** What is wrong with entity tags, by the aspect of the law that it breaks. */
const tags: Readonly<
  Partial<Record<LawAspects['conditional-reads'], (operation: Operation) => Alteration>>
> = {
  present: (operation) => ({
    words: 'answers without an entity tag',
    response: alterAnswers([operation], (response) => {
      if (!response.ok || !response.headers.has('etag')) return undefined
      const headers = new Headers(response.headers)
      headers.delete('etag')
      return new Response(response.body, { status: response.status, headers })
    }),
  }),
  steady: (operation) => {
    const readings = withMemory(() => ({ count: 0 }))
    return {
      words: 'answers another entity tag at each reading',
      response: (response, request, context) =>
        alterAnswers([operation], ({ ok, status, body, headers: old }) => {
          const tag = old.get('etag')
          if (!ok || tag === null) return undefined
          const memory = readings(context)
          memory.count += 1
          const headers = new Headers(old)
          headers.set('etag', tag.replace('"', `"${memory.count}-`))
          return new Response(body, { status, headers })
        })(response, request, context),
    }
  },
  'not-modified': matching('overlooks If-None-Match but for an asterisk', (given) =>
    given === '*' ? given : undefined,
  ),
  'in-list': matching('takes a list of entity tags in If-None-Match for one', (given) =>
    given.includes(',') ? '"assay-of-a-list"' : given,
  ),
  any: matching('does not know the asterisk in If-None-Match', (given) =>
    given === '*' ? undefined : given,
  ),
  modified: matching('answers with 304 whatever If-None-Match holds', () => '*'),
}

/** Reads another If-None-Match than was sent. */
function matching(
  words: string,
  read: (given: string) => string | undefined,
): (operation: Operation) => Alteration {
  return (operation) => ({
    words,
    request: alterRequests(operation, (request) => {
      const given = request.headers.get('if-none-match')
      if (given === null || read(given) === given) return undefined
      const headers = new Headers(request.headers)
      const other = read(given)
      if (other === undefined) headers.delete('if-none-match')
      else headers.set('if-none-match', other)
      return new Request(request, { headers })
    }),
  })
}

/** Gives readers entity tags that are of no use to them. */
export const wrongEntityTag: Operator = (contract) =>
  testedLaw(contract, 'conditional-reads').flatMap(({ id, aspect, operation }) => {
    const altered = tags[aspect]?.(operation)
    if (altered === undefined) return []
    const { words, ...change } = altered
    return {
      name: defectName('wrong-entity-tag', id),
      sentence: `${operation.id} ${words}.`,
      breaks: [id],
      ...change,
    }
  })
