import type { Span } from './span.js'

/** An answer with an entity tag. */
export interface TaggedAnswer {
  readonly tag: string
  /** The same for the same content. */
  readonly content: string
  /** The same for what says the same of all that clients write. */
  readonly written: string
  readonly span: Span
}

/** When a content came with a tag. */
interface Meeting {
  /** When the first such answer had come. */
  readonly since: number
  /** When the last such answer was asked for. */
  until: number
}

/** Tags and contents of one representation, as one caller is shown it. */
export interface TaggedContents {
  note(answer: TaggedAnswer): void
  /** The tag with which its content came before and after, if that is another one. */
  steadyTag(answer: TaggedAnswer): string | undefined
  /** Whether its tag came before with something else that clients wrote. */
  hasOtherContent(answer: TaggedAnswer): boolean
  /** Whether its content came with another tag as well. */
  hasOtherTag(answer: TaggedAnswer): boolean
}

/** Contents that are remembered of one representation, and tags of each. */
const mostContents = 400
const mostTags = 20

export function openTaggedContents(): TaggedContents {
  const tags = new Map<string, Map<string, Meeting>>()
  const contents = new Map<string, string>()
  return {
    note({ tag, content, written, span }) {
      if (contents.size < mostContents && !contents.has(tag)) contents.set(tag, written)
      const known = tags.get(content) ?? new Map<string, Meeting>()
      const meeting = known.get(tag)
      if (meeting !== undefined) meeting.until = Math.max(meeting.until, span.from)
      else if (known.size < mostTags) known.set(tag, { since: span.to, until: span.from })
      if (tags.size < mostContents) tags.set(content, known)
    },
    steadyTag({ tag, content, span }) {
      const others = [...(tags.get(content) ?? [])].filter(([other]) => other !== tag)
      return others.find(([, one]) => one.since <= span.from && one.until >= span.to)?.[0]
    },
    hasOtherContent: ({ tag, written }) => (contents.get(tag) ?? written) !== written,
    hasOtherTag: ({ content }) => (tags.get(content)?.size ?? 0) > 1,
  }
}
