/** An item that is another than its account. */
const itemsOfAccounts = [
  'accounts.listAccounts.items-agree',
  'accounts.listEligibleAchAccounts.items-agree',
]

/** A definition whose message is not kept. */
const definitionsWritten = [
  'notifications.createDefinition.creation-shown',
  'notifications.createDefinition.text-kept',
  'notifications.createGlobalDefinition.creation-shown',
  'notifications.createGlobalDefinition.text-kept',
  'notifications.updateDefinition.text-kept',
  'notifications.updateDefinition.updated',
  'notifications.message.text',
]

/**
 * What defects that operators make break besides, by their names: written rows say something of the same thing, and
 * no definition tells that. An entry that is wrong, or stale, fails the proof as any wrong blame does.
 */
export const breaksAsWell: Readonly<Record<string, readonly string[]>> = {
  // What such a caller writes is answered with the memo of another write.
  'permission-not-asked-transactions-updateTransactionMemo-restricted': [
    'transactions.updateTransactionMemo.match-shown',
  ],
  'value-outside-limits-accounts-account-nickname': [
    'accounts.label.nickname',
    'accounts.nickname.per-customer',
  ],
  'value-outside-limits-accounts-accountItem-nickname': [
    'accounts.label.nickname',
    ...itemsOfAccounts,
  ],
  'value-outside-limits-accounts-accountItem-label': itemsOfAccounts,
  'value-outside-limits-accounts-accountItem-location': itemsOfAccounts,
  'value-outside-limits-accounts-accountItem-maskedNumber': itemsOfAccounts,
  'value-outside-limits-accounts-accountItem-title': itemsOfAccounts,
  'valid-extreme-refused-transactions-getTransaction-unmasked-each-value-accepted': [
    'transactions.masked.same-otherwise',
  ],
  'wrong-filter-institutions-listInstitutionAccessLocations-type-filter-several': [
    'institutions.deprecated.as-successor',
  ],
  // A filter that is dropped from next is lost where some of its values are.
  ...Object.fromEntries(
    ['listAccessLocationsForInstitution', 'listInstitutionAccessLocations'].map((operation) => [
      `filters-dropped-institutions-${operation}-pages-filters-kept`,
      [`institutions.${operation}.pages-filtered-whole`],
    ]),
  ),
  // The circle of a search is read in two pages.
  ...Object.fromEntries(
    ['page-border-lost-%-pages-nothing-missing', 'wrong-page-%-pages-next-while-more'].map(
      (name) => [
        name.replace('%', 'institutions-listAccessLocationsForInstitution'),
        ['institutions.radius.fraction'],
      ],
    ),
  ),
  'wrong-filter-accounts-listAccounts-allows-filter-matching': [
    'accounts.listAccounts.filters-together',
  ],
  'wrong-filter-accounts-listAccounts-allows-filter-several': [
    'accounts.listAccounts.filters-together',
  ],
  'wrong-filter-accounts-listAccounts-productType-filter-several': [
    'accounts.listAccounts.filters-together',
  ],
  'wrong-filter-accounts-listAccounts-location-filter-matching': [
    'accounts.listAccounts.filters-together',
  ],
  'wrong-filter-accounts-listAccounts-productType-filter-matching': [
    'accounts.listAccounts.filters-together',
  ],
  'value-outside-limits-text-textStringItem-value': [
    'text.setString.match-current',
    'text.groups.of-strings',
  ],
  'value-outside-limits-text-textStringItem-language': ['text.setString.match-current'],
  'value-outside-limits-text-format-name': ['text.formats.supported', 'text.getFormat.same'],
  'missing-member-transactions-pendingTransaction-id': ['transactions.pending.holdState'],
  'missing-member-text-format-name': ['text.formats.supported'],
  'wrong-json-type-text-format-name': ['text.formats.supported'],
  'missing-member-text-formats-embedded': ['text.getFormats.tag-steady', 'text.formats.supported'],
  // What was written is not found again, nor can it be sent back.
  'missing-member-notifications-definitionMessage-text': definitionsWritten,
  'missing-member-notifications-notificationDefinition-message': [
    ...definitionsWritten,
    'notifications.message.variants',
  ],
  'missing-member-notifications-notificationDefinition-contextName': [
    'notifications.createDefinition.creation-shown',
    'notifications.updateDefinition.match-current',
    'notifications.updateDefinition.updated',
  ],
  'missing-member-notifications-notificationDefinition-type': [
    'notifications.createDefinition.creation-shown',
    'notifications.updateDefinition.match-current',
    'notifications.updateDefinition.updated',
  ],
  // Its count is that of items that it does not have.
  'missing-member-notifications-definitions-embedded': ['notifications.getDefinitions.pages-count'],
  'missing-member-text-textString-values': ['text.setString.created', 'text.setString.updated'],
  'missing-member-transactions-transactionMemo-text': [
    'transactions.updateTransactionMemo.text-kept',
    'transactions.memo.present',
    'transactions.memo.created',
    'transactions.memo.replaced',
    'transactions.memo.others-untouched',
    'transactions.memo.refused-unwritten',
  ],
  // A list that shows nothing lacks what is known to be in it.
  'missing-member-accounts-accounts-items': [
    'accounts.ach.sec-code',
    'accounts.listAccounts.internal-and-external',
  ],
  'missing-member-messages-apiRoot-links': ['messages.api.links'],
  'missing-member-messages-notifications-embedded': [
    'messages.getPullNotifications.pages-count',
    'messages.getDeliveryQueue.pages-count',
    'messages.push.stays-queued',
    'messages.publish.each-subscription',
  ],
  'missing-member-text-textStrings-embedded': ['text.setString.listed'],
  'missing-member-transactions-transactions-embedded': [
    'transactions.getPendingTransactions.pages-count',
    'transactions.pending.holdState',
  ],
  'wrong-json-type-notifications-notificationDefinition-type': [
    'notifications.updateDefinition.match-current',
  ],
  'wrong-json-type-notifications-notificationDefinition-contextName': [
    'notifications.updateDefinition.match-current',
  ],
  'wrong-json-type-notifications-notificationDefinition-indicator': [
    'notifications.updateDefinition.match-current',
  ],
  'wrong-json-type-notifications-notificationDefinition-notDismissible': [
    'notifications.updateDefinition.match-current',
  ],
  'wrong-json-type-notifications-notificationDefinition-values': [
    'notifications.updateDefinition.match-current',
  ],
  'wrong-json-type-notifications-notificationDefinition-priority': [
    'notifications.updateDefinition.match-current',
  ],
  'wrong-entity-tag-notifications-getDefinition-tag-modified': [
    'notifications.expireDefinition.tag-changes',
  ],
  'wrong-entity-tag-text-getString-tag-steady': ['text.setString.match-tag-of-answer'],
  // What is answered to a refused write is the answer to another one.
  ...Object.fromEntries(
    ['without-credentials', 'without-key', 'without-token', 'wrong-key'].map((way) => [
      `credentials-not-asked-text-setString-${way}`,
      [
        'text.setString.match-link-self',
        'text.setString.created-location',
        'text.textString.id-of-one',
      ],
    ]),
  ),
  'credentials-not-asked-text-setString-wrong-token': [
    'text.setString.match-link-self',
    'text.textString.id-of-one',
  ],
  'valid-extreme-refused-text-getResolvedText-resolve-each-value-accepted': [
    'text.resolved.answered',
  ],
  'valid-extreme-refused-text-getResolvedText-subgroups-each-value-accepted': [
    'text.resolved.answered',
  ],
  // What it tells is asked for by name, or since when.
  'value-outside-limits-text-textString-modifiedAt': ['text.resolved.answered'],
  'wrong-json-type-text-resolvedStrings-groups': ['text.resolved.answered'],
  'dead-link-transactions-getPendingTransactions-items-link-svc-account': [
    'transactions.pending.own-only',
  ],
  // The links of its pages are those of the pages that it answers.
  'page-border-doubled-messages-getDeliveryQueue-pages-nothing-twice': [
    'messages.getDeliveryQueue.pages-link-self',
    'messages.getDeliveryQueue.pages-link-next',
  ],
  'page-border-doubled-messages-getPullNotifications-pages-nothing-twice': [
    'messages.getPullNotifications.pages-link-self',
    'messages.getPullNotifications.pages-link-next',
  ],
  'page-border-doubled-notifications-getDefinitions-pages-nothing-twice': [
    'notifications.getDefinitions.pages-link-self',
    'notifications.getDefinitions.pages-link-next',
  ],
  'page-border-doubled-transactions-getPendingTransactions-pages-nothing-twice': [
    'transactions.getPendingTransactions.pages-link-self',
    'transactions.getPendingTransactions.pages-link-next',
  ],
}
