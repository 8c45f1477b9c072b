import {
  type Answer,
  boundsTexts,
  assumePermitted,
  law,
  lawCase,
  type LawStage,
  type Operation,
  removeCreated,
  someTimes,
  tagOf,
  type Verify,
} from '../../../src/scenario/index.js'
import { conditionalWrites } from '../conditional-writes/binding.js'
import { textsIn } from '../shared/texts-in.js'
import { creations } from '../creations/binding.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { beginRewrite } from '../shared/begin-rewrite.js'
import { needed } from '../shared/needed.js'
import { safetyOf } from '../shared/order-for.js'
import { timesAsked } from '../shared/times-asked.js'
import { keptText } from './binding.js'
import { countLetters, manyCharacters, withManyLetters } from './with-many-letters.js'

/** What was sent, what it was answered with, and what a reading shows of it. */
interface Written {
  readonly sent: unknown
  readonly answer: Answer
  read(): Promise<Answer | undefined>
}

/** Text comes back as it was written. */
export default law(({ operations }) =>
  operations.map((operation) => {
    const isCreation = creations.subjects(operation).length > 0
    const root = isCreation
      ? aspectsOf(operation, creations)('shown')
      : aspectsOf(operation, conditionalWrites)('current')
    const isBounded = boundsTexts(operation)
    return lawCase({
      operation: operation.id,
      title: `Text that ${operation.id} accepts is kept as it was written`,
      verifies: {
        kept: { requirement: aspectsOf(operation, keptText)('kept'), after: { elsewhere: root } },
      },
      ...(isCreation ? safetyOf(operation) : { safety: 'reversible', undisturbed: true }),
      capability: isCreation ? 'creation' : 'rewrite',
      requests: (isBounded ? 8 : 16) + 4 * (timesAsked - 1),
      async steps(stage) {
        const write = await (isCreation ? creating : rewriting)(stage, operation)
        const isKept = await someTimes(async () => judge(stage, await write('')), timesAsked)
        if (!isKept || isBounded) return
        // How long a text may be is not shown, as long as one that is accepted is kept.
        const long = await write(manyCharacters)
        if (long.answer.status < 300) await judge(stage, long)
      },
    })
  }),
)

/** Judges what is read of what was written; whether it was as it was sent. */
async function judge(
  stage: LawStage & { readonly verify: Verify<'kept'> },
  { sent, answer, read }: Written,
): Promise<boolean> {
  const { kept } = stage.verify
  assumePermitted(stage, answer)
  const count = countLetters(textsIn(sent))
  const leaveOpen = (because: string, remedy: string): boolean => {
    kept.undecided(because, { remedy })
    return false
  }
  // Which letters a text may have is not shown, as long as they are kept.
  if (answer.status >= 300 || count === 0)
    return leaveOpen(
      `A text with many kinds of letters was answered with ${answer.status}.`,
      'let a text with letters of several scripts be written',
    )
  const reading = await read()
  if (reading === undefined)
    return leaveOpen(
      'The answer does not show where to read it again.',
      'let the answer show where to read what was written',
    )
  if (reading.status !== 200)
    return leaveOpen(
      `What was written was answered with ${reading.status} when it was read.`,
      'let what was written be read',
    )
  return kept(reading, answer).tells(
    '',
    `what was written: ${JSON.stringify(sent)}`,
    (shown) => countLetters(textsIn(shown)) >= count,
    { whole: true },
  )
}

/** Writes letters of many kinds, behind a text. */
type Write = (before: string) => Promise<Written>

async function creating(stage: LawStage, operation: Operation): Promise<Write> {
  const creation = await needed(stage, operation, 'creation')
  const sender = stage[creation.actor]
  return async (before) => {
    const sent = withManyLetters(creation.body(), before)
    const answer = await sender.send(operation.id, { json: sent })
    removeCreated(stage, creation, answer)
    return {
      sent,
      answer,
      async read() {
        const at = creation.whereIs(answer)
        return at && sender.send(creation.read, at)
      },
    }
  }
}

async function rewriting(stage: LawStage, operation: Operation): Promise<Write> {
  const resource = await needed(stage, operation, 'rewrite')
  const { actor, order, read, bodies } = resource
  const sender = stage[actor]
  stage.afterwards((actors) => resource.restore(actors[actor]))
  let { current } = await beginRewrite(stage, resource, sender)
  return async (before) => {
    const sent = withManyLetters(bodies[1], before)
    const headers: [string, string][] = [['If-Match', tagOf(current) ?? '']]
    const answer = await sender.send(operation.id, { ...order, json: sent, headers })
    return {
      sent,
      answer,
      async read() {
        current = await sender.send(read, order)
        return current
      },
    }
  }
}
