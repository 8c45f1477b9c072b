import {
  type Answer,
  earliestAfter,
  type Item,
  type Verification,
} from '../../../../src/scenario/index.js'

/** What came of a message. */
export interface Came {
  readonly list: Parameters<Verification>[0]
  /** What the message was answered with. */
  readonly published: Answer
  readonly came: readonly Item[]
}

/** Judges that what came of messages was not created long before they were published. */
export function judgeSince(since: Verification, seen: readonly Came[]): void {
  let isTold = false
  for (const { list, published, came } of seen) {
    const earliest = earliestAfter(published)
    const times = came.map(({ createdAt }) => Date.parse(String(createdAt)))
    const told = times.filter((time) => !Number.isNaN(time))
    if (told.length === 0) continue
    isTold = true
    since(list, published).that({
      holds: told.every((time) => time >= earliest),
      expected: `a time that is not before ${new Date(earliest).toISOString()}`,
      actual: new Date(Math.min(...told)).toISOString(),
      pointer: '/_embedded/items',
    })
  }
  if (!isTold)
    since.undecided('No notification tells when it was created.', {
      remedy: 'let a notification tell when it was created',
    })
}
