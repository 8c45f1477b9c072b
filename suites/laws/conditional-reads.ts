import { isTag, law, opaque, tagOf } from '../../src/scenario/index.js'
import { requirementBy } from './requirement-by.js'

const another = '"assay-another-tag"'

/** What a client has already is not sent again (RFC 9110, sections 8.8 and 13.1.2). */
export default law('conditional-reads', ({ operations }) =>
  operations.flatMap((operation) => {
    const bound = operation.laws.filter((one) => one.law === 'conditional-reads')
    if (bound.length === 0) return []
    const id = requirementBy(bound)
    return {
      operation: operation.id,
      title: `${operation.id} answers with entity tags and heeds If-None-Match`,
      verifies: bound.map((one) => one.requirement),
      // Nothing is to change between two readings.
      undisturbed: operations.some(({ method }) => method === 'PUT'),
      async steps({ customer, plain, given, verify, undecided }) {
        const { order } = await plain(operation)
        const read = (ifNoneMatch?: string) => {
          const headers = ifNoneMatch === undefined ? [] : [['If-None-Match', ifNoneMatch] as const]
          return customer.send(operation.id, { ...order, headers })
        }
        const leave = (root: string, because: string, aspects: readonly string[]): void => {
          for (const aspect of aspects) undecided(id(aspect), because, { dependsOn: id(root) })
        }
        const first = await read()
        given(first).status(200)
        verify(id('present'), first).header('ETag', 'a well-formed entity tag', isTag)
        const tag = tagOf(first)
        if (tag === undefined || !isTag(tag))
          return leave('present', 'There is no entity tag to ask with.', [
            'steady',
            'not-modified',
            'any',
            'modified',
          ])
        verify(id('any'), await read('*')).status(304)
        verify(id('modified'), await read(another)).status(200)

        const again = await read()
        given(again).status(200)
        if (again.text !== first.text && tagOf(again) !== tag) {
          const changed = 'The representation changed between two readings.'
          undecided(id('steady'), changed)
          return undecided(id('not-modified'), changed)
        }
        verify(id('steady'), again).header('ETag', tag, (value) => opaque(value) === opaque(tag))
        if (opaque(tagOf(again) ?? '') !== opaque(tag))
          return leave('steady', 'The entity tag does not stay the same.', ['not-modified'])
        // Whether a tag is weak does not count here (RFC 9110, section 13.1.2).
        for (const value of [tag, `${another}, ${tag}`, `W/${opaque(tag)}`, opaque(tag)]) {
          const answer = await read(value)
          const changed = answer.status === 200 && opaque(tagOf(answer) ?? '') !== opaque(tag)
          if (changed && opaque(tagOf(await read()) ?? '') !== opaque(tag))
            return undecided(id('not-modified'), 'The representation changed between two readings.')
          verify(id('not-modified'), answer).status(304)
        }
      },
    }
  }),
)
