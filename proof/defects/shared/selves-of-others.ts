import { changeJson } from '../../alterations/change-json.js'
import { relink } from '../../alterations/relink.js'
import type { Defect } from '../../defect.js'

interface Row {
  readonly name: string
  readonly sentence: string
  readonly operation: string
  readonly breaks: string
}

const rows: readonly Row[] = [
  {
    name: 'transaction',
    sentence: 'The link self of a transaction leads to the history.',
    operation: 'getTransaction',
    breaks: 'transactions.getTransaction.body-link-self',
  },
  {
    name: 'memo',
    sentence: 'The link self of a memo leads to its transaction.',
    operation: 'getTransactionMemo',
    breaks: 'transactions.getTransactionMemo.body-link-self',
  },
  {
    name: 'definition',
    sentence: 'The link self of a definition leads to the list of definitions.',
    operation: 'getDefinition',
    breaks: 'notifications.getDefinition.body-link-self',
  },
  {
    name: 'pull-notification',
    sentence: 'The link self of a notification leads to the list of notifications.',
    operation: 'getPullNotification',
    breaks: 'messages.getPullNotification.body-link-self',
  },
]

/** A link self that leads one level up, to what has nothing in common with the resource. */
const defects: readonly Defect[] = rows.map(({ name, sentence, operation, breaks }) => ({
  name: `selves-of-others-${name}`,
  sentence,
  breaks: [breaks],
  response: changeJson({ operations: [operation], statuses: [200] }, (body) =>
    relink(body, 'self', (href) => href.replace(/\/[^/]*$/, '')),
  ),
}))

export default defects
