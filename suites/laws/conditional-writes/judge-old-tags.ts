import {
  type Answer,
  often,
  opaque,
  type Rewrite,
  type Sender,
  someTimes,
  tagOf,
  type Verification,
} from '../../../src/scenario/index.js'
import { nearMisses } from '../shared/near-misses.js'

const neverHad = '"assay-never-had-this"'

interface OldTags {
  readonly stale: Verification
  readonly sender: Sender
  readonly rewrite: Rewrite
  /** The entity tag that the resource had. */
  readonly tag: string
  /** The resource as it is. */
  readonly after: Answer
  /** A representation that it has not. */
  readonly body: unknown
  write(body: unknown, tag: string): Promise<Answer>
  read(): Promise<Answer>
}

/**
 * Judges writes with entity tags that are not the current one: the last refusal; undefined where one was carried out, or
 * refused in another way.
 */
export async function judgeOldTags(needs: OldTags): Promise<Answer | undefined> {
  const { stale, tag, after, body, write } = needs
  let refused = after
  const misses = nearMisses(tagOf(after) ?? '')
  const areRefused = await someTimes(async (asked) => {
    const miss = misses[asked - (often - misses.length)]
    refused = await write(body, miss ?? tag)
    // What no tag of the target looks like may be malformed to it.
    return stale(refused).status(412, ...(miss === undefined ? [] : [400]))
  }, often)
  if (!areRefused) return undefined
  const others = [neverHad, ...(await tagOfAnother(needs))]
  for (const other of others) {
    refused = await write(body, other)
    if (!stale(refused).status(412)) return undefined
  }
  // A list of such tags holds none that matches; to a service that takes one alone it may be malformed.
  refused = await write(body, `${neverHad}, ${tag}`)
  return stale(refused).status('4XX') ? refused : undefined
}

/** The entity tag of another resource of the kind, where that is no tag of this one. */
async function tagOfAnother({ sender, rewrite, read }: OldTags): Promise<readonly string[]> {
  const order = await rewrite.another?.(sender)
  const another = order && (await sender.send(rewrite.read, order))
  if (another?.status !== 200) return []
  const other = tagOf(another)
  // Read last: where each one counts its own changes, or a group those of all, two of them have one tag.
  const own = tagOf(await read()) ?? ''
  return other === undefined || opaque(other) === opaque(own) ? [] : [other]
}
