import {
  type Operation,
  type RequestInput,
  type LawStage,
  askFirst,
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
import { judgeSelf } from '../shared/judge-self.js'
import { needed } from '../shared/needed.js'
import { noTag } from '../shared/no-tag.js'
import { judgeOldTags } from './judge-old-tags.js'
import { judgeAtOnce } from './judge-at-once.js'
import { judgeShown } from './judge-shown.js'
import { judgeTags } from './judge-tags.js'
import { showsTexts } from './shows-texts.js'

/** A write with the current entity tag is carried out, one with an old tag is not (RFC 9110, section 13.1.1). */
export default law(({ operations }) =>
  operations.map((operation) => {
    const requirement = aspectsOf(operation, conditionalWrites)
    return lawCase({
      operation: operation.id,
      title: `${operation.id} evaluates If-Match`,
      verifies: {
        current: requirement('current'),
        shown: { requirement: requirement('shown'), after: 'current' },
        tagOfAnswer: { requirement: requirement('tag-of-answer'), after: 'current' },
        self: { requirement: requirement('self'), after: ['current', 'shown'] },
        tagChanges: { requirement: requirement('tag-changes'), after: 'current' },
        stale: { requirement: requirement('stale'), after: ['current', 'tagChanges'] },
        unchanged: { requirement: requirement('stale-changes-nothing'), after: 'stale' },
      },
      safety: 'reversible',
      capability: 'rewrite',
      undisturbed: true,
      requests: 21,
      async steps(stage) {
        const { assume, verify } = stage
        const { rewrite, sender, prepared, before, tag, read, write } = await begin(
          stage,
          operation,
        )
        const [first, second] = rewrite.bodies

        const written = await write(first, tag)
        assumePermitted(stage, written)
        verify.current(written).status(200, 201, 204)
        if (written.status >= 300) return
        const meanwhile = await askFirst(stage, before, read)
        const after = await read()
        assume(after, rewrite.replaced).status(200)
        assume(after, rewrite.replaced).tells(
          '',
          `what was written: ${JSON.stringify(first)}`,
          () => showsTexts(after, first),
          { whole: true },
        )
        const begun = prepared !== undefined && showsTexts(before, rewrite.begins)
        const creation = begun ? [{ sent: rewrite.begins, answer: prepared }] : []
        judgeShown(verify.shown, [...creation, { sent: first, answer: written }])
        judgeTags(verify.tagOfAnswer, [
          { answer: prepared, read: before },
          { answer: written, read: after },
        ])
        await judgeSelf(stage, verify.self, sender, {
          written,
          read: after,
          operationId: rewrite.read,
          before: prepared,
        })
        if (!verify.tagChanges(after).hasOtherTagThan(before)) return

        const writes = { rewrite, sender, after, body: second, write, read }
        const refused = await judgeOldTags({ ...writes, stale: verify.stale, tag })
        if (refused === undefined) return
        const now = await read()
        const isAsBefore = now.text === after.text || tagOf(now) === tagOf(after)
        verify.unchanged(now, refused).tells('', 'what was there before', () => isAsBefore)
        await assumeOutdated(stage, { before, after, meanwhile }, read)
        await judgeAtOnce(verify, writes)
        await write(second, noTag)
      },
    })
  }),
)

/** Brings about the resource that is written to, and reads it: nothing is to be written without its entity tag. */
async function begin(stage: LawStage, operation: Operation) {
  const rewrite = await needed(stage, operation, 'rewrite')
  const { order, actor } = rewrite
  const sender = stage[actor]
  stage.afterwards((actors) => rewrite.restore(actors[actor]))
  const read = (headers: Headers = []) => sender.send(rewrite.read, { ...order, headers })
  const write = (json: unknown, tag: string) =>
    sender.send(operation.id, { ...order, json, headers: [['If-Match', tag]] })
  const { prepared, current: before } = await beginRewrite(stage, rewrite, sender)
  const tag = tagOf(before) ?? ''
  if (!isTag(tag))
    stage.giveUp(
      `${rewrite.read} answers no well-formed entity tag to write with.`,
      `let ${rewrite.read} answer with a well-formed entity tag`,
    )
  const again = await read()
  if (tagOf(again) !== tag)
    stage.giveUp(
      `${rewrite.read} answers another entity tag each time.`,
      `let ${rewrite.read} keep its entity tag while nothing is written, or run with --concurrency 1 if it goes by other resources as well`,
      again,
    )
  const isPrepared = prepared !== undefined && prepared.status < 300
  return { rewrite, sender, prepared: isPrepared ? prepared : undefined, before, tag, read, write }
}

type Headers = NonNullable<RequestInput['headers']>
