import { isTag, law, lawCase, opaque, tagOf } from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { conditionalReads } from './binding.js'

const another = '"assay-another-tag"'

/** What a client has already is not sent again (RFC 9110, sections 8.8 and 13.1.2). */
export default law(({ operations }) =>
  operations.map((operation) => {
    const requirement = aspectsOf(operation, conditionalReads)
    return lawCase({
      operation: operation.id,
      title: `${operation.id} answers with entity tags and evaluates If-None-Match`,
      verifies: {
        present: requirement('present'),
        steady: { requirement: requirement('steady'), after: 'present' },
        notModified: { requirement: requirement('not-modified'), after: ['present', 'steady'] },
        any: { requirement: requirement('any'), after: 'present' },
        modified: { requirement: requirement('modified'), after: 'present' },
      },
      // Nothing is to change between two readings.
      undisturbed: operations.some(({ method }) => method === 'PUT'),
      async steps({ customer, plain, given, verify }) {
        const { order } = await plain(operation)
        const read = (ifNoneMatch?: string) => {
          const headers = ifNoneMatch === undefined ? [] : [['If-None-Match', ifNoneMatch] as const]
          return customer.send(operation.id, { ...order, headers })
        }
        const first = await read()
        given(first).status(200)
        if (!verify.present(first).header('ETag', 'a well-formed entity tag', isTag)) return
        verify.any(await read('*')).status(304)
        verify.modified(await read(another)).status(200)

        const tag = tagOf(first) ?? ''
        const again = await read()
        given(again).status(200)
        if (again.text !== first.text && tagOf(again) !== tag)
          return verify.steady.undecided('The representation changed between two requests.')
        if (!verify.steady(again).header('ETag', tag, (value) => opaque(value) === opaque(tag)))
          return
        await verify.notModified.confirmed(async (compare) => {
          const current = tagOf(await read()) ?? tag
          // Whether a tag is weak does not count here (RFC 9110, section 13.1.2).
          for (const value of [
            current,
            `${another}, ${current}`,
            `W/${opaque(current)}`,
            opaque(current),
          ])
            compare(await read(value)).status(304)
        })
      },
    })
  }),
)
