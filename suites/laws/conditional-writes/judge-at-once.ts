import { type Answer, tagOf, type Verify } from '../../../src/scenario/index.js'
import { withAdded } from '../shared/with-added.js'
import { isToCompare } from './is-to-compare.js'
import { showsTexts } from './shows-texts.js'

interface AtOnce {
  /** The resource as it is. */
  readonly after: Answer
  /** A representation that it has not. */
  readonly body: unknown
  write(body: unknown, tag: string): Promise<Answer>
  read(): Promise<Answer>
}

/** So many times more, where both were carried out. */
const further = 3

/** The answers to what was carried out. */
async function atOnce(
  write: AtOnce['write'],
  bodies: readonly unknown[],
  tag: string,
): Promise<readonly Answer[]> {
  const answers = await Promise.all(bodies.map((one) => write(one, tag)))
  return answers.filter(({ status }) => status < 300)
}

/** Judges two writes at once with the current entity tag: after the first of them, that is an old one. */
export async function judgeAtOnce(
  verify: Verify<'stale' | 'tagChanges' | 'tagOfAnswer'>,
  { after, body, write, read }: AtOnce,
): Promise<void> {
  const tag = tagOf(after) ?? ''
  // A weak one need not tell apart what was written in the same second.
  if (tag.startsWith('W/')) return
  // Each writes what is not there, and not what the other one writes.
  const bodies = [body, withAdded(body, 'At once.')]
  const [done, doneAsWell] = await atOnce(write, bodies, tag)
  if (done === undefined) return
  // A write that was answered and lost leaves the tag as it is: once shows nothing.
  const times = doneAsWell === undefined ? 0 : further
  for (let again = 0; again < times; again += 1) {
    const others = [body, body].map((one, at) => withAdded(one, `Again: ${2 * again + at}.`))
    const [one, another] = await atOnce(write, others, tagOf(await read()) ?? '')
    if (one === undefined || another === undefined) continue
    verify.stale(another, one).status(412)
    return
  }
  if (doneAsWell !== undefined) return
  const last = await read()
  if (last.status !== 200 || !bodies.some((one) => showsTexts(last, one))) return
  // A tag that is made of the time has to tell apart what was written in the same second.
  verify.tagChanges(last).hasOtherTagThan(after)
  if (isToCompare(done)) verify.tagOfAnswer(last).keepsTagOf(done)
}
