import type { Answer, Stage } from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { scenario } from '../shared/scenario.js'

/** A target that keeps asking to come again has this many tries and milliseconds at least: how long it may take is not said. */
const leastTries = 10
const leastTime = 60_000
/** Seconds after which it is asked again at the earliest: soon at first, and later on not too often. */
const leastPause = (tries: number): number => (tries < 3 ? 0 : tries < leastTries ? 1 : 6)

/** How many strings of a group an answer holds. */
const textOf = (answer: Answer, group: string): number => groupsOf(answer).get(group)?.size ?? 0

export default scenario('While text is being generated the client is asked to try again later', {
  verifies: {
    inProgress: 'text.resolved.in-progress',
    retryAfter: { requirement: 'text.getResolvedText.202.Retry-After', after: 'inProgress' },
    retrySeconds: {
      requirement: 'text.resolved.retry-seconds',
      after: ['inProgress', 'retryAfter'],
    },
    retryCompletes: { requirement: 'text.resolved.retry-completes', after: 'inProgress' },
  },
  async steps(stage) {
    const { customer, fixtures, verify, giveUp } = stage
    const ask = (group: string): Promise<Answer> =>
      customer.send('getResolvedText', { query: { groups: [group] } })
    const { group, answer } = await fixtures.generatedGroup()
    if (answer.status === 200) {
      const whole = await ask(group)
      // What was not there a moment ago was being generated.
      if (textOf(answer, group) === 0 && whole.status === 200 && textOf(whole, group) > 0)
        verify.inProgress(answer).status(202)
      giveUp(
        'The text was there at once: it is generated on the first request, perhaps long ago.',
        'fixtures.text.generatedGroup',
      )
    }
    // The operation may answer no caller: then that is the root.
    if (answer.status !== 202) await stage.plain(stage.operation('getResolvedText'))
    if (!verify.inProgress(answer).status(202)) return
    verify
      .inProgress(answer)
      .tells(
        '/groups',
        'what there is so far, by group',
        (groups) => typeof (groups ?? {}) === 'object',
      )
    verify.retryAfter(answer).header('Retry-After', 'a value', (value) => value.trim() !== '')
    if (answer.header('Retry-After') !== undefined)
      verify
        .retrySeconds(answer)
        .header('Retry-After', 'a number of seconds', (value) => /^\d+$/.test(value))
    const complete = await askAgain(stage, answer, () => ask(group))
    if (!verify.retryCompletes(complete).status(200)) return
    const listed = await customer.send('getStrings', { path: { groupId: group } })
    const due = listed.status === 200 ? listed.items.map(({ name }) => name) : []
    // Every string has a text for any language and format.
    const names = [...due, ...(groupsOf(answer).get(group)?.keys() ?? [])].filter(
      (name) => typeof name === 'string',
    )
    if (names.length > 0) verify.retryCompletes(complete).names(`/groups/${group}`, names)
  },
})

/** Asks again after the time given, as long as text is being generated and the target has not had its tries. */
async function askAgain(
  { waitUntil, now }: Pick<Stage, 'waitUntil' | 'now'>,
  first: Answer,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const from = now()
  let answer = first
  for (let tries = 0; answer.status === 202; tries += 1) {
    if (tries >= leastTries && now() - from >= leastTime) break
    const seconds = Number(answer.header('Retry-After') ?? 1)
    const pause = Math.max(leastPause(tries), Number.isFinite(seconds) ? seconds : 1)
    await waitUntil(now() + pause * 1000)
    answer = await ask()
  }
  return answer
}
