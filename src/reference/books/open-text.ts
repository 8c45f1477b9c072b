import type { OpenedText } from './text.js'
import { textGroups } from './text-groups.js'
import { transferStrings } from './transfer-strings.js'
import { welcomeStrings } from './welcome-strings.js'
import { writtenString } from './written-string.js'

/** The text with which the bank opens. */
export const openText: OpenedText = {
  groups: textGroups,
  formats: [
    { name: 'small', description: 'Telephones and watches.' },
    { name: 'large', description: 'Tablets and everything on a desk.' },
  ],
  strings: [
    ...welcomeStrings,
    ...transferStrings,
    writtenString('common', 'bankName', 90_000, { default: 'Harbour Street Bank' }),
    writtenString('common', 'phone', 60_000, { default: '+1 555 0100' }),
    writtenString('common', 'helpUrl', 40_000, { default: 'https://help.bank.example/' }),
    writtenString('legal', 'notice', 500_000, {
      default: 'Deposits are insured.',
      es: 'Los depósitos están asegurados.',
    }),
    writtenString('campaigns', 'summer', 3_000, { default: 'Save for the summer.' }),
    writtenString('campaigns', 'teaser', 2_000, { default: 'New: {{campaigns.summer}}' }),
    writtenString('drafts', 'heading', 1_000, {
      default: 'A heading to work on',
      es: 'Un título en obras',
    }),
    writtenString('drafts', 'footer', 900, { default: 'A footer to work on' }),
    writtenString('sketches', 'outline', 800, { default: 'An outline' }),
  ],
}
