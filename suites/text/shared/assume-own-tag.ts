import {
  type Answer,
  opaque,
  type RequestInput,
  type Stage,
  tagOf,
} from '../../../src/scenario/index.js'

interface OwnTag {
  /** Requirement that fails where the tag of another one is taken. */
  readonly stale: string
  /** Reads another one of the kind, and then the one that is written. */
  readonly others: () => Promise<Answer>
  readonly read: () => Promise<Answer>
  /** Writes with a tag. */
  readonly write: (headers: NonNullable<RequestInput['headers']>) => Promise<Answer>
}

/** Makes sure that nothing is written with the entity tag that another one of its kind has. */
export async function assumeOwnTag(
  { assume }: Pick<Stage, 'assume'>,
  { stale, others, read, write }: OwnTag,
): Promise<void> {
  const other = tagOf(await others())
  // Read last: where each one counts its own changes, or a group those of all, two of them have one tag.
  const own = tagOf(await read()) ?? ''
  if (other === undefined || opaque(other) === opaque(own)) return
  assume(await write([['If-Match', other]]), stale).status(412)
}
