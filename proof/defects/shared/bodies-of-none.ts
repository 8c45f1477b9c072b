import { changeHeaders } from '../../alterations/change-headers.js'
import { giveBody } from '../../alterations/give-body.js'
import type { Defect } from '../../defect.js'

type Row = readonly [operation: string, status: 204 | 304, breaks: string]

const rows: readonly Row[] = [
  ['deleteTransactionMemo', 204, 'transactions.answers.bodiless'],
  ['getTransactionMemo', 304, 'transactions.answers.bodiless'],
  ['getString', 304, 'text.answers.bodiless'],
  ['getResolvedText', 304, 'text.answers.bodiless'],
  ['getDefinition', 304, 'notifications.answers.bodiless'],
  ['deleteNotification', 204, 'messages.answers.bodiless'],
]

/** Bodies of answers that have none. */
const defects: readonly Defect[] = [
  ...rows.map(([operation, status, breaks]): Defect => ({
    name: `bodies-of-none-${operation}`,
    sentence: `An answer of ${operation} with ${status} has a body.`,
    breaks: [breaks],
    response: giveBody([operation], status, '{}'),
  })),
  {
    name: 'bodies-of-none-announced',
    sentence: 'deleteNotification announces five bytes that do not come.',
    breaks: ['messages.answers.bodiless'],
    response: changeHeaders((headers, { status }) => {
      if (status === 204) headers.set('content-length', '5')
    }),
  },
]

export default defects
