import { changeJson } from '../../alterations/change-json.js'
import { relink } from '../../alterations/relink.js'
import type { Defect } from '../../defect.js'

const ok = [200, 201]

const nowhere = (href: string): string => href.replace('/api/', '/api/moved-elsewhere/')

/** Answers to writes that do not lead to what was written. */
const defects: readonly Defect[] = [
  {
    name: 'links-of-writes-memo',
    sentence: 'The link self of a memo that was written leads to nothing.',
    breaks: ['transactions.updateTransactionMemo.match-link-self'],
    response: changeJson({ operations: ['updateTransactionMemo'], statuses: ok }, (one) =>
      relink(one, 'self', nowhere),
    ),
  },
  {
    name: 'links-of-writes-memo-created',
    sentence: 'The link self of a memo that was created leads to its transaction.',
    breaks: ['transactions.updateTransactionMemo.match-link-self'],
    response: changeJson({ operations: ['updateTransactionMemo'], statuses: [201] }, (one) =>
      relink(one, 'self', (href) => href.replace(/\/memo$/, '')),
    ),
  },
  {
    name: 'links-of-writes-string',
    sentence: 'The link self of a string that was set leads to nothing.',
    breaks: ['text.setString.match-link-self'],
    response: changeJson({ operations: ['setString'], statuses: ok }, (one) =>
      relink(one, 'self', nowhere),
    ),
  },
  {
    name: 'links-of-writes-definition',
    sentence: 'The link self of a definition that was created leads to nothing.',
    breaks: ['notifications.createDefinition.creation-link-self'],
    response: changeJson({ operations: ['createDefinition'], statuses: ok }, (one) =>
      relink(one, 'self', nowhere),
    ),
  },
  {
    name: 'links-of-writes-format',
    sentence: 'The link self of a format that was set leads to another format.',
    breaks: ['text.setFormat.match-link-self'],
    response: changeJson({ operations: ['setFormat'], statuses: ok }, (one) =>
      relink(one, 'self', (href) => href.replace(/[^/]+$/, 'small')),
    ),
  },
  {
    name: 'links-of-writes-updated-definition',
    sentence: 'The link self of a definition that was updated leads to nothing.',
    breaks: ['notifications.updateDefinition.match-link-self'],
    response: changeJson({ operations: ['updateDefinition'], statuses: ok }, (one) =>
      relink(one, 'self', nowhere),
    ),
  },
  {
    name: 'links-of-writes-global-definition',
    sentence: 'The link self of a global definition that was created leads to another one.',
    breaks: ['notifications.createGlobalDefinition.creation-link-self'],
    response: changeJson({ operations: ['createGlobalDefinition'], statuses: ok }, (one) =>
      relink(one, 'self', (href) => href.replace(/[^/]+$/, 'def-7f3a')),
    ),
  },
]

export default defects
