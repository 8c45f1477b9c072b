import {
  type Answer,
  assumeOutdated,
  assumePermitted,
  isTag,
  law,
  type Rewrite,
  tagOf,
} from '../../src/scenario/index.js'
import { judgeShown } from './judge-shown.js'
import { requirementBy } from './requirement-by.js'
import { textsIn } from './texts-in.js'
import { beginRewrite } from './begin-rewrite.js'

/** A write with the current entity tag is carried out, one with an old tag is not (RFC 9110, section 13.1.1). */
export default law('conditional-writes', ({ operations }) =>
  operations.flatMap((operation) => {
    const bound = operation.laws.filter((one) => one.law === 'conditional-writes')
    if (bound.length === 0) return []
    const id = requirementBy(bound)
    return {
      operation: operation.id,
      title: `${operation.id} heeds If-Match`,
      verifies: bound.map((one) => one.requirement),
      safety: 'reversible',
      undisturbed: true,
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
        const leave = (aspects: readonly string[], because: string, root?: string): void => {
          for (const aspect of aspects)
            if (id(aspect) !== '')
              undecided(id(aspect), because, root === undefined ? {} : { dependsOn: id(root) })
        }
        const stale = ['stale', 'stale-changes-nothing']
        const ofWritten = ['tag-changes', 'tag-of-answer', 'shown', ...stale]

        const { prepared, current: before } = await beginRewrite(stage, rewrite, sender)
        const oldTag = tagOf(before)
        const again = tagOf(await read())
        if (oldTag === undefined || !isTag(oldTag) || again !== oldTag) {
          const fault = oldTag !== undefined && isTag(oldTag) ? 'steady' : 'present'
          const about = { kind: 'law', law: 'conditional-reads', aspect: fault } as const
          const root = stage.operation(rewrite.read).requirement(about)
          for (const { requirement } of bound)
            undecided(requirement, 'There is no entity tag to write with.', { dependsOn: root })
          return
        }
        const written = await write(bodies[0], oldTag)
        assumePermitted(stage, written)
        verify(id('current'), written).status(200, 201, 204)
        if (written.status >= 300) return leave(ofWritten, 'Nothing was written.', 'current')
        const after = await read()
        assume(after, rewrite.replaced).status(200)
        const newTag = tagOf(after)
        assume(after, rewrite.replaced).that({
          holds: shows(after, bodies[0]),
          expected: `what was written: ${JSON.stringify(bodies[0])}`,
          actual: after.text.slice(0, 200),
          pointer: '',
          whole: true,
        })

        const begun = rewrite.begins !== undefined && shows(before, rewrite.begins)
        const creation =
          prepared !== undefined && prepared.status < 300 && begun
            ? [{ sent: rewrite.begins, answer: prepared, reading: before }]
            : []
        const rewriting = { sent: bodies[0], answer: written, reading: after }
        if (id('shown') !== '') judgeShown(stage, id('shown'), [...creation, rewriting])

        const tagged = [[prepared, before] as const, [written, after] as const].filter(
          ([answer]) => answer !== undefined && tagOf(answer) !== undefined,
        )
        for (const [answer, reading] of tagged)
          if (answer !== undefined)
            verify(id('tag-of-answer'), reading).that({
              holds: tagOf(answer) === tagOf(reading),
              expected: String(tagOf(answer)),
              actual: tagOf(reading) ?? 'none',
              exchanges: [answer.exchange.number],
            })
        if (tagged.length === 0)
          undecided(id('tag-of-answer'), 'No answer to a write carried an entity tag.')

        verify(id('tag-changes'), after).that({
          holds: newTag !== undefined && newTag !== oldTag,
          expected: `another entity tag than ${oldTag}`,
          actual: newTag ?? 'none',
        })
        if (newTag === oldTag) return leave(stale, 'There is no old entity tag.', 'tag-changes')
        const refused = await write(bodies[1], oldTag)
        verify(id('stale'), refused).status(412)
        if (refused.status !== 412)
          return leave(['stale-changes-nothing'], 'It was not answered with 412.', 'stale')
        const unchanged = await read()
        verify(id('stale-changes-nothing'), unchanged).that({
          holds: unchanged.text === after.text || tagOf(unchanged) === newTag,
          expected: 'the representation as it was before',
          actual: unchanged.text,
          exchanges: [refused.exchange.number],
        })
        await assumeOutdated(stage, { before, after }, (headers) =>
          sender.send(rewrite.read, { ...order, headers }),
        )
        // A tag that is made of the time has to tell apart what was written in the same second; a weak one need not.
        if (newTag === undefined || newTag.startsWith('W/')) return
        const rewritten = await write(bodies[1], newTag)
        const last = await read()
        if (rewritten.status < 300 && last.status === 200 && shows(last, bodies[1]))
          verify(id('tag-changes'), last).that({
            holds: tagOf(last) !== newTag,
            expected: `another entity tag than ${newTag}`,
            actual: tagOf(last) ?? 'none',
            exchanges: [after.exchange.number],
          })
      },
    }
  }),
)

/** Whether the texts that were written are there, wherever they stand; what HAL adds is spelt as the target likes. */
function shows(answer: Answer, body: unknown): boolean {
  const found = textsIn(answer.json)
  const said = Object.entries(body as object).filter(([name]) => !name.startsWith('_'))
  return textsIn(Object.fromEntries(said)).every((text) => found.includes(text))
}
