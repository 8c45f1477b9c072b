import type { SourceDocument } from '../contract/contract.js'

/** What a document describes: `transactions 0.27.1, accounts 0.14.0`. */
export const versionsOf = (interfaces: SourceDocument['interfaces']): string =>
  interfaces.map(({ name, version }) => `${name} ${version}`).join(', ')
