import {
  isTag,
  law,
  lawCase,
  opaque,
  someTimes,
  tagOf,
  tagStays,
  often,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { nearMisses } from '../shared/near-misses.js'
import { noTag } from '../shared/no-tag.js'
import { conditionalReads } from './binding.js'

const unchanged = 'run again while nothing changes the representation'

const another = '"assay-another-tag"'

const inFront = (current: string): string => `${another}, ${current}`
const weakInFront = (current: string): string => inFront(`W/${opaque(current)}`)

/** What a client says that has the current representation already, beside its entity tag alone. */
const otherForms: readonly ((current: string) => string)[] = [
  inFront,
  // Whether a tag is weak does not count here (RFC 9110, section 13.1.2).
  (current) => `W/${opaque(current)}`,
  (current) => opaque(current) ?? current,
]

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
        inList: { requirement: requirement('in-list'), after: 'notModified' },
        any: { requirement: requirement('any'), after: 'present' },
        modified: { requirement: requirement('modified'), after: 'present' },
      },
      // Nothing is to change between two readings.
      undisturbed: operations.some(({ method }) => method === 'PUT'),
      requests: 17 + 4 * (often - 1),
      async steps({ customer, plain, given, verify, settled }) {
        const { order } = await plain(operation)
        const read = (ifNoneMatch?: string) => {
          const headers = ifNoneMatch === undefined ? [] : [['If-None-Match', ifNoneMatch] as const]
          return customer.send(operation.id, { ...order, headers })
        }
        const first = await read()
        given(first).status(200)
        if (!verify.present(first).header('ETag', 'a well-formed entity tag', isTag)) return
        await someTimes(async () => verify.any(await read('*')).status(304), often)
        await someTimes(async () => verify.modified(await read(another)).status(200), often)
        await read(noTag)

        const [before, again] = await settled(
          async () => [await read(), await read()] as const,
          ([one, other]) => one.text === other.text || tagOf(one) === tagOf(other),
        )
        for (const answer of [before, again]) given(answer).status(200)
        const tag = tagOf(before) ?? ''
        if (again.text !== before.text && tagOf(again) !== tag)
          return verify.steady.undecided('The representation changed between two requests.', {
            remedy: unchanged,
          })
        if (!verify.steady(again).header('ETag', tag, (value) => opaque(value) === opaque(tag)))
          return
        for (const near of nearMisses(tag))
          if (!verify.modified(await read(near)).status(200)) break

        /** Asks with a header made of the current tag, until nothing changed meanwhile. */
        const askWith = (header: (current: string) => string) =>
          settled(
            async () => {
              const current = tagOf(await read()) ?? tag
              const answer = await read(header(current))
              return { answer, isStill: answer.status === 304 || (await tagStays(read, current)) }
            },
            ({ isStill }) => isStill,
          )
        let isKnown = true
        for (const [known, forms] of [
          [verify.notModified, [(current: string) => current]],
          [verify.inList, otherForms],
        ] as const) {
          if (!isKnown) return
          isKnown = await known.confirmed(async (compare) => {
            for (const header of forms) {
              const { answer, isStill } = await askWith(header)
              if (isStill) compare(answer).status(304)
              else known.undecided('The representation changed each time.', { remedy: unchanged })
            }
          })
          // Whether an answer has a tag that the client named shows by itself: a rule looks at it.
          const header = known === verify.notModified ? tag : weakInFront(tag)
          if (isKnown) for (let time = 1; time < often; time += 1) await read(header)
        }
      },
    })
  }),
)
