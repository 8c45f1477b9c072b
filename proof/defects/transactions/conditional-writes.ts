import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeHeaders } from '../../alterations/change-headers.js'
import type { Defect } from '../../defect.js'

const id = 'updateTransactionMemo'

/** If-Match and the answers to it, of the operation that writes memos. */
const defects: readonly Defect[] = [
  {
    name: `conditional-writes-${id}-never`,
    sentence: 'A memo is not replaced for a caller who sends its current entity tag.',
    breaks: ['transactions.updateTransactionMemo.match-current'],
    behaviour: writes((ifMatch, current) => ifMatch === undefined && current === undefined),
  },
  {
    name: `conditional-writes-${id}-unchecked`,
    sentence: 'A memo is replaced whatever If-Match holds.',
    breaks: ['transactions.updateTransactionMemo.match-stale'],
    behaviour: writes((ifMatch, current) => (ifMatch === undefined) === (current === undefined)),
  },
  {
    name: `conditional-writes-${id}-by-beginning`,
    sentence: 'A memo is replaced where its entity tag begins as If-Match says.',
    breaks: ['transactions.updateTransactionMemo.match-stale'],
    behaviour: writes((ifMatch, current) =>
      current === undefined
        ? ifMatch === undefined
        : ifMatch !== undefined && current.startsWith(ifMatch.slice(0, -1)),
    ),
  },
  {
    name: `conditional-writes-${id}-in-any-case`,
    sentence: 'Letter case does not count in the entity tag of a memo.',
    breaks: ['transactions.updateTransactionMemo.match-stale'],
    behaviour: writes((ifMatch, current) => ifMatch?.toLowerCase() === current?.toLowerCase()),
  },
  {
    name: `conditional-writes-${id}-written-first`,
    sentence: 'A memo is written before If-Match is looked at.',
    breaks: [
      'transactions.updateTransactionMemo.match-stale-changes-nothing',
      'transactions.memo.not-there-with-tag',
    ],
    behaviour: {
      declineMemo(check, write) {
        if (check === 'precondition') write()
      },
    },
  },
  {
    name: `conditional-writes-${id}-tag-of-address`,
    sentence: 'The entity tag of a memo is made from its address.',
    breaks: ['transactions.updateTransactionMemo.match-tag-changes'],
    behaviour: ({ entityTag }: Behaviour) => ({
      entityTag(representation, operation) {
        const { text: _text, ...rest } = JSON.parse(representation) as { text?: string }
        return entityTag(
          operation.endsWith('Memo') ? JSON.stringify(rest) : representation,
          operation,
        )
      },
    }),
  },
  {
    name: `conditional-writes-${id}-tag-of-request`,
    sentence: 'A write is answered with another entity tag than the next reading.',
    breaks: ['transactions.updateTransactionMemo.match-tag-of-answer'],
    behaviour: ({ entityTag }: Behaviour) => ({
      entityTag: (representation, operation) =>
        entityTag(operation === id ? ` ${representation}` : representation, operation),
    }),
  },
  ...(
    [
      ['ETag', 'transactions.updateTransactionMemo.201.ETag'],
      ['Location', 'transactions.updateTransactionMemo.201.Location'],
    ] as const
  ).map(([field, broken]) => ({
    name: `conditional-writes-${id}-without-${field}`,
    sentence: `The answer to the creation of a memo has no ${field}.`,
    breaks: [broken],
    response: changeHeaders((headers, { status }) => {
      if (status === 201 && headers.get('location')?.endsWith('/memo')) headers.delete(field)
    }),
  })),
]

function writes(
  may: (ifMatch: string | undefined, current: string | undefined) => boolean,
): NonNullable<Defect['behaviour']> {
  return ({ mayWrite }) => ({
    mayWrite: (ifMatch, current, operation) =>
      operation === id ? may(ifMatch, current) : mayWrite(ifMatch, current, operation),
  })
}

export default defects
