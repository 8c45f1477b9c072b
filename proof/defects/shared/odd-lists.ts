import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  name: string,
  operation: string,
  sentence: string,
  parameter: string,
  isOdd: (value: string) => boolean,
]

/** What brings a list down that pastes a parameter into a query, or reckons with a number as it comes. */
const rows: readonly Row[] = [
  [
    'definitions-quote',
    'getDefinitions',
    'A quotation mark in a search string brings getDefinitions down.',
    'q',
    (value) => value.includes('"'),
  ],
  [
    'definitions-empty-search',
    'getDefinitions',
    'An empty search string brings getDefinitions down.',
    'q',
    (value) => value === '',
  ],
  [
    'definitions-start',
    'getDefinitions',
    'A start below zero brings getDefinitions down.',
    'start',
    (value) => Number(value) < 0,
  ],
  [
    'definitions-apostrophe',
    'getDefinitions',
    'An apostrophe in a type brings getDefinitions down.',
    'type',
    (value) => value.includes("'"),
  ],
  [
    'pending-backslash',
    'getPendingTransactions',
    'A backslash in a search string brings getPendingTransactions down.',
    'q',
    (value) => value.includes('\\'),
  ],
  [
    'pending-empty-filter',
    'getPendingTransactions',
    'An empty filter brings getPendingTransactions down.',
    'filter',
    (value) => value === '',
  ],
  [
    'pending-no-hold',
    'getPendingTransactions',
    'An empty holdState brings getPendingTransactions down.',
    'holdState',
    (value) => value === '',
  ],
  [
    'pull-long-search',
    'getPullNotifications',
    'A search string of more than 255 characters brings getPullNotifications down.',
    'q',
    (value) => value.length > 255,
  ],
  [
    'pull-unknown-field',
    'getPullNotifications',
    'A field that there is not to sort by brings getPullNotifications down.',
    'sortBy',
    (value) => value === 'assay',
  ],
  [
    'pull-no-items',
    'getPullNotifications',
    'A limit of zero brings getPullNotifications down.',
    'limit',
    (value) => value === '0',
  ],
  [
    'pull-apostrophe',
    'getPullNotifications',
    'An apostrophe in a topic brings getPullNotifications down.',
    'topic',
    (value) => value.includes("'"),
  ],
  [
    'queue-bracket',
    'getDeliveryQueue',
    'A bracket in a search string brings getDeliveryQueue down.',
    'q',
    (value) => value.includes('['),
  ],
  [
    'queue-no-field',
    'getDeliveryQueue',
    'A comma without a field to sort by behind it brings getDeliveryQueue down.',
    'sortBy',
    (value) => value.endsWith(','),
  ],
  [
    'queue-limit',
    'getDeliveryQueue',
    'A limit below zero brings getDeliveryQueue down.',
    'limit',
    (value) => Number(value) < 0,
  ],
]

const statusOf: Readonly<Record<string, string>> = {
  getDefinitions: 'notifications.getDefinitions.status',
  getDeliveryQueue: 'messages.getDeliveryQueue.status',
  getPendingTransactions: 'transactions.getPendingTransactions.status',
  getPullNotifications: 'messages.getPullNotifications.status',
}

const defects: readonly Defect[] = rows.map(([name, operation, sentence, parameter, isOdd]) => ({
  name: `odd-lists-${name}`,
  sentence,
  breaks: [statusOf[operation] ?? ''],
  response(response, request, context) {
    const value = new URL(request.url).searchParams.get(parameter)
    return context.operation === operation && value !== null && isOdd(value)
      ? refused(500, 'The service is out of order.', 'internalError')
      : response
  },
}))

export default defects
