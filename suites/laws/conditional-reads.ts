import { law } from '../../src/scenario/index.js'
import { isTag, opaque, tagOf } from './entity-tag.js'

/** What a client has already is not sent again (RFC 9110, sections 8.8 and 13.1.2). */
export default law('conditional-reads', ({ operations }) =>
  operations.flatMap((operation) => {
    const bound = operation.laws.filter((one) => one.law === 'conditional-reads')
    if (bound.length === 0) return []
    const id = (aspect: string): string =>
      bound.find((one) => one.aspect === aspect)?.requirement ?? ''
    return {
      operation: operation.id,
      title: `${operation.id} answers with entity tags and heeds If-None-Match`,
      verifies: bound.map((one) => one.requirement),
      async steps({ customer, plain, assume, verify, undecided }) {
        const { order } = await plain(operation)
        const read = (ifNoneMatch?: string) => {
          const headers = ifNoneMatch === undefined ? [] : [['If-None-Match', ifNoneMatch] as const]
          return customer.send(operation.id, { ...order, headers })
        }
        const first = await read()
        assume(first).status(200)
        verify(id('present'), first).header('ETag', 'a well-formed entity tag', isTag)
        const tag = tagOf(first)
        if (tag === undefined || !isTag(tag)) {
          for (const { aspect, requirement } of bound)
            if (aspect !== 'present')
              undecided(requirement, 'There is no entity tag to ask with.', {
                dependsOn: id('present'),
              })
          return
        }

        const again = await read()
        const moved = again.text !== first.text && tagOf(again) !== tag
        if (moved)
          return undecided(id('steady'), 'The representation changed between two readings.')
        verify(id('steady'), again).header('ETag', tag, (value) => opaque(value) === opaque(tag))
        if (tagOf(again) !== tag) return

        const strong = opaque(tag)
        for (const value of [tag, `"assay-another-tag", ${tag}`, `W/${strong}`])
          verify(id('not-modified'), await read(value)).status(304)
        verify(id('any'), await read('*')).status(304)
        verify(id('modified'), await read('"assay-another-tag"')).status(200)
      },
    }
  }),
)
