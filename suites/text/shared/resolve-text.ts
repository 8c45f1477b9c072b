import type { Answer, RequestInput, Stage } from '../../../src/scenario/index.js'
import { groupsOf } from './groups-of.js'
import { pointerTo } from './pointer-to.js'
import { assumeNotRefused } from './assume-not-refused.js'

const tries = 8

/** A string that was written. */
interface Written {
  readonly group: string
  readonly name: string
  /** What was written last, where something else had been written before. */
  readonly text?: string
}

type Needs = Pick<
  Stage,
  'customer' | 'waitUntil' | 'now' | 'giveUp' | 'assume' | 'given' | 'settled'
>

/**
 * Reads text as a client does: while it is being generated (202), it asks again after the time given.
 *
 * @param due strings that the answer is to show once what was written is seen in resolved text: when that is, is not said
 * @throws Undecided when text is not there within bounds
 */
export const resolveText = (
  stage: Needs,
  order: RequestInput,
  due: readonly Written[] = [],
): Promise<Answer> =>
  stage.settled(
    () => resolveNow(stage, order),
    (answer) =>
      due.every((one) => {
        const told = answer.at(pointerTo(one))
        return told !== undefined && (one.text === undefined || told === one.text)
      }),
  )

async function resolveNow(stage: Needs, order: RequestInput): Promise<Answer> {
  for (let tried = 0; tried < tries; tried += 1) {
    const answer = await stage.customer.send('getResolvedText', order)
    if (answer.status !== 202) {
      await assumeNotRefused(stage, order, answer)
      stage.given(answer).status(200)
      const texts = [...groupsOf(answer).values()].flatMap((group) => [...group.values()])
      const areTexts = (): boolean => texts.every((text) => typeof text === 'string')
      stage.given(answer).tells('/groups', 'texts, by string and group', areTexts, { whole: true })
      return answer
    }
    const seconds = Number(answer.header('Retry-After') ?? 1)
    // A target that says "at once" again and again gets a little more time.
    const pause = Math.max(tried < 3 ? 0 : 1, Number.isFinite(seconds) ? seconds : 1)
    await stage.waitUntil(stage.now() + pause * 1000)
  }
  return stage.giveUp(
    `Text is still being generated after ${tries} requests.`,
    'let the text be generated in fewer tries',
  )
}
