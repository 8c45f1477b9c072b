import { law, type Rewrite } from '../../src/scenario/index.js'
import { tagOf } from './entity-tag.js'

/** A write with the current entity tag is carried out, one with an old tag is not (RFC 9110, section 13.1.1). */
export default law('conditional-writes', ({ name, operations }) =>
  operations.flatMap((operation) => {
    const bound = operation.laws.filter((one) => one.law === 'conditional-writes')
    if (bound.length === 0) return []
    const id = (aspect: string): string =>
      bound.find((one) => one.aspect === aspect)?.requirement ?? ''
    return {
      operation: operation.id,
      title: `${operation.id} heeds If-Match`,
      verifies: bound.map((one) => one.requirement),
      safety: 'reversible',
      touches: [`${name}.writes`],
      async steps(stage) {
        const { assume, verify, undecided, afterwards } = stage
        const rewrite = (await stage.fixtures[`${operation.id}Rewrite`]?.()) as Rewrite | undefined
        if (rewrite === undefined) throw new Error(`no fixture ${operation.id}Rewrite`)
        const sender = stage[rewrite.actor]
        afterwards((actors) => rewrite.restore(actors[rewrite.actor]))
        const { order, bodies } = rewrite
        const read = () => sender.send(rewrite.read, order)
        const write = (json: unknown, tag: string) =>
          sender.send(operation.id, { ...order, json, headers: [['If-Match', tag]] })

        await rewrite.prepare(sender)
        const before = await read()
        assume(before).status(200)
        const oldTag = tagOf(before)
        if (oldTag === undefined)
          return stage.giveUp('The resource has no entity tag to write with.')

        const written = await write(bodies[0], oldTag)
        verify(id('current'), written).status(200, 201, 204)
        if (written.status >= 300) return
        const after = await read()
        assume(after).status(200)
        const newTag = tagOf(after)
        verify(id('tag-changes'), after).that({
          holds: newTag !== undefined && newTag !== oldTag,
          expected: `another entity tag than ${oldTag}`,
          actual: newTag ?? 'none',
        })
        const answered = tagOf(written)
        if (answered === undefined)
          undecided(id('tag-of-answer'), 'The answer to the write carried no entity tag.')
        else
          verify(id('tag-of-answer'), after).that({
            holds: answered === newTag,
            expected: answered,
            actual: newTag ?? 'none',
            exchanges: [written.exchange.number],
          })
        if (newTag === oldTag) return

        const refused = await write(bodies[1], oldTag)
        verify(id('stale'), refused).status(412)
        const unchanged = await read()
        verify(id('stale-changes-nothing'), unchanged).that({
          holds: unchanged.text === after.text,
          expected: 'the representation as it was before',
          actual: unchanged.text,
          exchanges: [refused.exchange.number],
        })
      },
    }
  }),
)
