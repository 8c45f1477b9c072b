import { chooseItem } from './choose-item.js'
import { isCircular } from './is-circular.js'
import { isSimpleName } from './is-simple-name.js'
import { readFormat } from './read-format.js'
import { readItems } from './read-items.js'
import { readKey } from './read-key.js'
import { readLanguageRanges } from './read-language-ranges.js'
import { referencePattern } from './reference-pattern.js'
import { sameItem } from './same-item.js'
import type { TextBehaviour } from './text-behaviour.js'
import { withParents } from './with-parents.js'

/** The language of the texts that name none (document 2, What the service does). */
const defaultLanguage = 'en-US'

/** How the reference bank decides when nothing else is asked of it. */
export const honestTextBehaviour: TextBehaviour = {
  languagesAsked: (parameter, header) =>
    parameter.length > 0 ? parameter : readLanguageRanges(header ?? ''),
  languageOrder: withParents,
  languagesTold: (_asked, order) => (order.length > 0 ? order : [defaultLanguage]),
  formatMeant: (asked, formats) => asked ?? formats[0]?.name ?? '',
  formatTold: (_asked, meant) => meant,
  chooseItem,
  inGroups: (group, wanted, subgroups) =>
    wanted.length === 0 ||
    wanted.some((name) => group === name || (subgroups && group.startsWith(`${name}.`))),
  isNewer: ({ modifiedAt }, since) => modifiedAt > since,
  resolvesReferences: (wanted) => wanted,
  replaceReferences: (text, replace) => text.replaceAll(referencePattern, replace),
  readReference: (inner) => readKey(inner),
  followsReference: () => true,
  replaceUnresolvable: (written) => written,
  listUnresolved: (lost) => lost,
  isGenerating: ({ generated = false }, requestsBefore) => generated && requestsBefore === 0,
  textsToResolve: (book) => book,
  // At once: certifying is to be quick.
  retrySeconds: () => '0',

  texts: (book) => book,
  // getStrings lists no 404, getString no 422; setString lists 422 alone.
  missingGroup: (operation) =>
    operation === 'getStrings' || operation === 'setString'
      ? { status: 422, name: 'invalidGroup' }
      : { status: 404, name: 'groupNotFound' },
  missingString: () => ({ status: 404, name: 'textStringNotFound' }),
  missingFormat: () => ({ status: 404, name: 'formatNotFound' }),
  modifiedAtTold: (at) => new Date(at).toISOString(),
  itemsShown: (items) => items,
  // Preconditions come before the content is looked at (RFC 9110, 13.2.1).
  textChecks: () => ['precondition', 'body', 'conflict'],
  isStringName: isSimpleName,
  stringItems: readItems,
  // Later than before, also when the clock has not moved on since.
  // No finer than it is told.
  modifiedAt: (before = 0, now) => Math.max(Math.floor(now), before + 1),
  omitsItem: (before, after) =>
    before.some((item) => !after.some((other) => sameItem(item, other))),
  isCircular,
  formatIn: readFormat,
  apiDoc: (document) => document,
  createsFormat: () => false,
  declineText: () => undefined,
  acceptText: (write) => write(),
}
