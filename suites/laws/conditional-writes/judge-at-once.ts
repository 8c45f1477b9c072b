import { type Answer, tagOf, type Verify } from '../../../src/scenario/index.js'
import { withAdded } from '../shared/with-added.js'
import { showsTexts } from './shows-texts.js'

interface AtOnce {
  /** The resource as it is. */
  readonly after: Answer
  /** A representation that it has not. */
  readonly body: unknown
  write(body: unknown, tag: string): Promise<Answer>
  read(): Promise<Answer>
}

/** Judges two writes at once with the current entity tag: after the first of them, that is an old one. */
export async function judgeAtOnce(
  verify: Verify<'stale' | 'tagChanges'>,
  { after, body, write, read }: AtOnce,
): Promise<void> {
  const tag = tagOf(after) ?? ''
  // A weak one need not tell apart what was written in the same second.
  if (tag.startsWith('W/')) return
  // Each writes what is not there, and not what the other one writes.
  const bodies = [body, withAdded(body, 'At once.')]
  const answers = await Promise.all(bodies.map((one) => write(one, tag)))
  const [done, doneAsWell] = answers.filter(({ status }) => status < 300)
  if (done === undefined) return
  if (doneAsWell !== undefined) verify.stale(doneAsWell, done).status(412)
  const last = await read()
  // A tag that is made of the time has to tell apart what was written in the same second.
  if (last.status === 200 && bodies.some((one) => showsTexts(last, one)))
    verify.tagChanges(last).hasOtherTagThan(after)
}
