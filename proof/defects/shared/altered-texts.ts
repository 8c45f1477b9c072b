import type { Defect } from '../../defect.js'

const written: readonly (readonly [operation: string, breaks: string])[] = [
  ['updateTransactionMemo', 'transactions.updateTransactionMemo.text-kept'],
  ['setString', 'text.setString.text-kept'],
  ['setFormat', 'text.setFormat.text-kept'],
  ['updateDefinition', 'notifications.updateDefinition.text-kept'],
  ['createDefinition', 'notifications.createDefinition.text-kept'],
  ['createGlobalDefinition', 'notifications.createGlobalDefinition.text-kept'],
]

const alterations: readonly (readonly [
  name: string,
  sentence: string,
  (text: string) => string,
])[] = [
  [
    'basic-plane',
    'keeps a question mark in the place of each letter beyond the basic plane',
    (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?'),
  ],
  ['composed', 'composes letters and the marks on them', (text) => text.normalize('NFC')],
  ['quotes', 'keeps one quote for another', (text) => text.replaceAll('"', "'")],
  ['unescaped', 'undoes what URLs escape', (text) => text.replaceAll('%25', '%')],
  ['unjoined', 'loses what joins letters', (text) => text.replaceAll('\u200d', '')],
  ['escaped', 'escapes what is written for markup', (text) => text.replaceAll('<', '&lt;')],
]

/** Of texts whose length no definition bounds. */
const cut: typeof alterations = [
  ['cut', 'keeps the first 255 characters of a text', (text) => text.slice(0, 255)],
  ['cut-late', 'keeps the first 2,000 characters of a text', (text) => text.slice(0, 2000)],
]

/** What some of them lose besides. */
const kept: Readonly<Record<string, readonly string[]>> = {
  'setString-basic-plane': ['text.setString.value-kept'],
  'setString-unjoined': ['text.setString.value-kept'],
  'setString-quotes': ['text.setString.value-kept', 'text.setString.created'],
  'setString-composed': ['text.setString.value-kept'],
  'setString-escaped': ['text.setString.value-kept'],
  'createDefinition-escaped': ['notifications.message.placeholders'],
  'createDefinition-cut': [
    'notifications.createDefinition.creation-shown',
    'notifications.message.variants',
  ],
  'createGlobalDefinition-cut': [
    'notifications.createGlobalDefinition.creation-shown',
    'notifications.message.variants',
  ],
  'updateDefinition-cut': ['notifications.updateDefinition.updated'],
}

/** Writes that keep another text than the one that was sent. */
const defects: readonly Defect[] = written.flatMap(([operation, breaks]) =>
  [...alterations, ...(breaks.startsWith('text.') ? [] : cut)].map(([name, sentence, alter]) => ({
    name: `altered-texts-${operation}-${name}`,
    sentence: `${operation} ${sentence}.`,
    breaks: [breaks, ...(kept[`${operation}-${name}`] ?? [])],
    request: async (request, context) => {
      if (context.operation !== operation) return request
      const { url, method, headers } = request
      const body = await request.text()
      return new Request(url, { method, headers, body: altered(body, alter) })
    },
  })),
)

/** What is no JSON stays as it is. */
function altered(body: string, alter: (text: string) => string): string {
  try {
    return JSON.stringify(JSON.parse(body), (_key, value: unknown) =>
      typeof value === 'string' ? alter(value) : value,
    )
  } catch {
    return body
  }
}

export default defects
