import type { Stage } from '../../../../src/scenario/index.js'
import type { Needs } from '../../shared/publish-and-read.js'
import { publishAndWatch } from '../../shared/publish-and-watch.js'

type Parts = Needs & Pick<Stage, 'verify' | 'undecided'>

interface NotGiven {
  readonly requirement: string
  readonly topic: string
  readonly entity?: string
  /** A subscription that is given the message. */
  readonly given: string
  /** A subscription that is not. */
  readonly other: string
}

/**
 * Judges that a message comes to one subscription and not to another.
 *
 * @returns whether it came to the first one
 */
export async function judgeNotGiven(stage: Parts, order: NotGiven): Promise<boolean> {
  const { requirement, topic, entity, given, other } = order
  const about = entity === undefined ? {} : { entity }
  const publish = () =>
    publishAndWatch(stage, { topic, ...about, awaited: [given], others: [other] })
  const first = await publish()
  if (first.came.get(given)?.length === 0) return false
  const wrong = first.came.get(other)?.length ?? 0
  // It may be for what somebody else published at that moment.
  const again = wrong > 0 ? await publish() : first
  if (again.came.get(other)?.length !== wrong)
    stage.undecided(requirement, 'Others publish as well.')
  else
    stage.verify(requirement, first.lists.get(other)?.page ?? first.answer).that({
      holds: wrong === 0,
      absence: true,
      expected: `no notification for ${other}`,
      actual: String(wrong),
      pointer: '/_embedded/items',
      exchanges: [first.answer.exchange.number],
    })
  return true
}
