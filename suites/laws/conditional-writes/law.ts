import {
  type Answer,
  assumeOutdated,
  assumePermitted,
  isTag,
  law,
  lawCase,
  tagOf,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { conditionalWrites } from './binding.js'
import { beginRewrite } from '../shared/begin-rewrite.js'
import { needed } from '../shared/needed.js'
import { judgeShown } from './judge-shown.js'
import { textsIn } from './texts-in.js'

/** A write with the current entity tag is carried out, one with an old tag is not (RFC 9110, section 13.1.1). */
export default law(({ operations }) =>
  operations.map((operation) => {
    const requirement = aspectsOf(operation, conditionalWrites)
    return lawCase({
      operation: operation.id,
      title: `${operation.id} heeds If-Match`,
      verifies: {
        current: requirement('current'),
        shown: { requirement: requirement('shown'), after: 'current' },
        tagOfAnswer: { requirement: requirement('tag-of-answer'), after: 'current' },
        tagChanges: { requirement: requirement('tag-changes'), after: 'current' },
        stale: { requirement: requirement('stale'), after: ['current', 'tagChanges'] },
        unchanged: { requirement: requirement('stale-changes-nothing'), after: 'stale' },
      },
      safety: 'reversible',
      capability: 'rewrite',
      undisturbed: true,
      async steps(stage) {
        const { assume, verify, giveUp, afterwards } = stage
        const rewrite = await needed(stage, operation, 'rewrite')
        const sender = stage[rewrite.actor]
        afterwards((actors) => rewrite.restore(actors[rewrite.actor]))
        const { order, bodies } = rewrite
        const read = () => sender.send(rewrite.read, order)
        const write = (json: unknown, tag: string) =>
          sender.send(operation.id, { ...order, json, headers: [['If-Match', tag]] })

        const { prepared, current: before } = await beginRewrite(stage, rewrite, sender)
        const oldTag = tagOf(before) ?? ''
        if (!isTag(oldTag)) giveUp('There is no entity tag to write with.')
        const again = await read()
        if (tagOf(again) !== oldTag) giveUp('The entity tag to write with does not stay the same.')

        const written = await write(bodies[0], oldTag)
        assumePermitted(stage, written)
        verify.current(written).status(200, 201, 204)
        if (written.status >= 300) return
        const after = await read()
        assume(after, rewrite.replaced).status(200)
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
            ? [{ sent: rewrite.begins, answer: prepared }]
            : []
        judgeShown(verify.shown, [...creation, { sent: bodies[0], answer: written }])

        const withTag = (answer: Answer | undefined): answer is Answer =>
          answer !== undefined && tagOf(answer) !== undefined
        if (withTag(prepared)) verify.tagOfAnswer(before).keepsTagOf(prepared)
        if (withTag(written)) verify.tagOfAnswer(after).keepsTagOf(written)
        if (!withTag(prepared) && !withTag(written))
          verify.tagOfAnswer.undecided('No answer to a write carried an entity tag.')

        if (!verify.tagChanges(after).hasOtherTagThan(before)) return
        const newTag = tagOf(after) ?? ''
        const refused = await write(bodies[1], oldTag)
        if (!verify.stale(refused).status(412)) return
        const unchanged = await read()
        verify.unchanged(unchanged).that({
          holds: unchanged.text === after.text || tagOf(unchanged) === newTag,
          expected: 'the representation as it was before',
          actual: unchanged.text,
          exchanges: [refused.exchange.number],
        })
        await assumeOutdated(stage, { before, after }, (headers) =>
          sender.send(rewrite.read, { ...order, headers }),
        )
        // A tag that is made of the time has to tell apart what was written in the same second; a weak one need not.
        if (newTag.startsWith('W/')) return
        const rewritten = await write(bodies[1], newTag)
        const last = await read()
        if (rewritten.status < 300 && last.status === 200 && shows(last, bodies[1]))
          verify.tagChanges(last).hasOtherTagThan(after)
      },
    })
  }),
)

/** Whether the texts that were written are there, wherever they stand; what HAL adds is spelt as the target likes. */
function shows(answer: Answer, body: unknown): boolean {
  const found = textsIn(answer.json)
  const said = Object.entries(body as object).filter(([name]) => !name.startsWith('_'))
  return textsIn(Object.fromEntries(said)).every((text) => found.includes(text))
}
