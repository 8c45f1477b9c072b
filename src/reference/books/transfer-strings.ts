import { writtenString } from './written-string.js'

/** Strings that refer to each other, in groups below one another. */
export const transferStrings = [
  writtenString('transfers', 'title', 50_000, {
    default: 'Transfer money',
    es: 'Transferir dinero',
  }),
  writtenString('transfers', 'confirm', 45_000, {
    default: 'Confirm: {{transfers.title}} with {{common.bankName}}.',
  }),
  writtenString('transfers', 'help', 35_000, {
    default: 'Before that, read "{{transfers.confirm}}"',
  }),
  writtenString('transfers', 'contact', 28_000, { default: 'Call {{common.phone}} for help.' }),
  writtenString('transfers', 'limit', 22_000, {
    default: '{{name}}, at most {{amount}} a day.',
  }),
  writtenString('transfers', 'notice', 12_000, {
    default: '{{transfers.title}}: see {{transfers.nothing}} and {{nowhere.title}}.',
  }),
  writtenString('transfers.review', 'title', 9_000, {
    default: 'Review your transfer',
    es: 'Revise su transferencia',
    '@large': 'Review your transfer before it is sent',
  }),
  writtenString('transfers.review', 'back', 4_000, {
    default: 'Back to {{transfers.review.title}}',
  }),
  writtenString('transfers.review.fees', 'none', 7_000, { default: 'No fee' }),
  writtenString('transfersAbroad', 'title', 11_000, { default: 'Send money abroad' }),
]
