import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'

const writers = [
  {
    operation: 'setString',
    reading: 'getString',
    what: 'string',
    content: 'values',
    ids: {
      current: 'text.setString.match-current',
      stale: 'text.setString.match-stale',
      staleWritten: 'text.setString.match-stale-changes-nothing',
      withoutTag: 'text.setString.without-tag',
      tagChanges: 'text.setString.match-tag-changes',
      tagOfAnswer: 'text.setString.match-tag-of-answer',
    },
  },
  {
    operation: 'setFormat',
    reading: 'getFormat',
    what: 'format',
    content: 'description',
    ids: {
      current: 'text.setFormat.match-current',
      stale: 'text.setFormat.match-stale',
      staleWritten: 'text.setFormat.match-stale-changes-nothing',
      withoutTag: 'text.setFormat.without-tag',
      tagChanges: 'text.setFormat.match-tag-changes',
      tagOfAnswer: 'text.setFormat.match-tag-of-answer',
    },
  },
] as const

/** If-Match and the answers to it, of the operations that write text. */
const defects: readonly Defect[] = writers.flatMap(({ operation, reading, what, content, ids }) => {
  const ours = (one: string): boolean => one === operation || one === reading
  const name = (rest: string): string => `conditional-writes-${operation}-${rest}`

  /** Entity tags of the resource that are made of something else; `changed` is given its members. */
  const tagOf =
    (changed: (members: Readonly<Record<string, unknown>>) => unknown) =>
    ({ entityTag }: Behaviour): Partial<Behaviour> => ({
      entityTag(representation, one) {
        if (!ours(one)) return entityTag(representation, one)
        const members = JSON.parse(representation) as Record<string, unknown>
        return entityTag(JSON.stringify(changed(members)), one)
      },
    })
  /** Another decision on who may write this resource, where it is there. */
  const mayWrite =
    (may: (ifMatch: string | undefined, current: string) => boolean) =>
    (before: Behaviour): Partial<Behaviour> => ({
      mayWrite: (ifMatch, current, one) =>
        one === operation && current !== undefined
          ? may(ifMatch, current) || before.mayWrite(ifMatch, current, one)
          : before.mayWrite(ifMatch, current, one),
    })

  return [
    {
      name: name('never-given'),
      sentence: `A ${what} is written if If-Match holds a tag that was never given out.`,
      breaks: [ids.stale],
      behaviour: ({ entityTag, mayWrite: may }) => {
        const given = new Set<string>()
        return {
          entityTag(representation, one) {
            const tag = entityTag(representation, one)
            given.add(tag)
            return tag
          },
          mayWrite: (ifMatch, current, one) =>
            may(ifMatch, current, one) ||
            (one === operation && ifMatch !== undefined && !given.has(ifMatch)),
        }
      },
    },
    {
      name: name('never'),
      sentence: `A ${what} that is there is not written for a caller who sends its current entity tag.`,
      breaks: [ids.current],
      behaviour: (before: Behaviour) => ({
        mayWrite: (ifMatch, current, one) =>
          one === operation && current !== undefined
            ? false
            : before.mayWrite(ifMatch, current, one),
      }),
    },
    {
      name: name('unchecked'),
      sentence: `A ${what} is written whatever If-Match holds, as long as it is sent.`,
      breaks: [ids.stale],
      behaviour: mayWrite((ifMatch) => ifMatch !== undefined),
    },
    {
      name: name('without-tag'),
      sentence: `A ${what} is written without If-Match.`,
      breaks: [ids.withoutTag],
      behaviour: mayWrite((ifMatch) => ifMatch === undefined),
    },
    {
      name: name('written-first'),
      sentence: `A ${what} is written before the entity tag in If-Match is compared.`,
      breaks: [ids.staleWritten],
      behaviour: writtenFirst((ifMatch) => ifMatch !== undefined),
    },
    {
      name: name('written-before-asking'),
      sentence: `A ${what} is written before If-Match is found to be missing.`,
      breaks: [ids.withoutTag],
      behaviour: writtenFirst((ifMatch) => ifMatch === undefined),
    },
    {
      name: name('tag-of-address'),
      sentence: `The entity tag of a ${what} is made from its address.`,
      breaks: [ids.tagChanges],
      behaviour: tagOf(({ [content]: _content, modifiedAt: _modifiedAt, ...rest }) => rest),
    },
    {
      name: name('tag-of-request'),
      sentence: `A write of a ${what} is answered with another entity tag than the next reading.`,
      breaks: [ids.tagOfAnswer],
      behaviour: ({ entityTag }: Behaviour) => ({
        entityTag: (representation, one) =>
          entityTag(one === operation ? ` ${representation}` : representation, one),
      }),
    },
  ] satisfies readonly Defect[]

  /** Writes what is refused for its If-Match, where that is such a one. */
  function writtenFirst(
    meant: (ifMatch: string | undefined) => boolean,
  ): (before: Behaviour) => Partial<Behaviour> {
    return (before) => {
      let last: string | undefined
      return {
        mayWrite(ifMatch, current, one) {
          last = ifMatch
          return before.mayWrite(ifMatch, current, one)
        },
        declineText(check, write, one) {
          if (one === operation && check === 'precondition' && meant(last)) write()
          else before.declineText(check, write, one)
        },
      }
    }
  }
})

export default [
  ...defects,
  {
    name: 'conditional-writes-setString-tag-of-minute',
    sentence: 'The entity tag of a string is made from the minute of its last update.',
    breaks: ['text.setString.match-tag-changes'],
    behaviour: ({ entityTag }: Behaviour) => ({
      entityTag(representation, operation) {
        if (!['getString', 'setString'].includes(operation))
          return entityTag(representation, operation)
        const { _id, modifiedAt } = JSON.parse(representation) as Record<string, string>
        return entityTag(JSON.stringify([_id, modifiedAt?.slice(0, 16)]), operation)
      },
    }),
  },
] satisfies readonly Defect[]
