import type { TextGroup } from './text.js'

/** The groups of text with which the bank opens. */
export const textGroups: readonly TextGroup[] = [
  { name: 'common', label: 'Common', description: 'What every page shows.' },
  { name: 'welcome', label: 'Welcome', description: 'The page after logging on.' },
  { name: 'transfers', label: 'Transfers', description: 'Moving money between accounts.' },
  { name: 'transfers.review', description: 'Looking over a transfer before it is sent.' },
  { name: 'transfers.review.fees', description: 'What a transfer costs.' },
  // Begins like the group before, and is none below it.
  { name: 'transfersAbroad', description: 'Moving money to other countries.' },
  { name: 'legal', description: 'What the law wants to be shown.', immutable: true },
  { name: 'campaigns', description: 'Made anew for each request.', generated: true },
  { name: 'drafts', label: 'Drafts', description: 'Text that is being worked on.' },
  { name: 'sketches', description: 'More text that is being worked on.' },
]
