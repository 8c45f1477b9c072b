import {
  type Answer,
  boundsTexts,
  assumePermitted,
  law,
  lawCase,
  type LawStage,
  someTimes,
  type Verify,
  often,
} from '../../../src/scenario/index.js'
import { conditionalWrites } from '../conditional-writes/binding.js'
import { textsIn } from '../shared/texts-in.js'
import { creations } from '../creations/binding.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { safetyOf } from '../shared/order-for.js'
import { keptText } from './binding.js'
import { textWriter, type Written } from './text-writer.js'
import { countLetters, manyCharacters } from './with-many-letters.js'

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
      requests: (isBounded ? 8 : 20) + 4 * (often - 1),
      async steps(stage) {
        const write = await textWriter(stage, operation, isCreation)
        const isKept = await judge(stage, await write(''))
        if (!isKept) return
        // How long a text may be is not shown, as long as one that is accepted is kept.
        let before = ''
        for (const many of isBounded ? [] : manyCharacters) {
          const long = await write(many)
          if (long.answer.status >= 300) continue
          if (!(await judge(stage, long))) return
          before = many
          break
        }
        await someTimes(async () => judge(stage, await write(before)), often - 1)
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
    kept.undecided(because, { remedy, exchanges: [answer.exchange.number] })
    return false
  }
  // Which letters a text may have is not shown, as long as they are kept.
  if (answer.status >= 300 || count === 0)
    return leaveOpen(
      `A text with many kinds of letters was answered with ${answer.status}.`,
      'let a text with letters of several scripts be written',
    )
  // When it is there is not said.
  const reading = await stage.settled(read, (one) => !isGone(one))
  if (reading === undefined)
    return leaveOpen(
      'The answer does not show where to read it again.',
      'let the answer show where to read what was written',
    )
  if (isGone(reading)) return kept(reading, answer).status(200)
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

const isGone = (answer: Answer | undefined): boolean =>
  answer?.status === 404 || answer?.status === 410
