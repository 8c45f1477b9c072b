import type { Operation, Verification } from '../../../../src/scenario/index.js'
import { placeOf } from '../../shared/active-list.js'
import type { Made } from '../../shared/made-definition.js'
import { sayWhere } from '../../shared/supplement-remedies.js'
import type { Shown } from '../../shared/shown-notification.js'

/** More than a short message of 160 characters holds. */
const rest = `${'Assay asks for nothing. '.repeat(4)}Thank you.`

/**
 * A long text with placeholders, one of them twice, one behind the other and one at the end, and what they become:
 * whatever a value has in it stands there as it is, and so does what other templates have a meaning for.
 */
export const owed = {
  text: `You owe {payee} {amount}: {amount}, by {day} in {place}. {part_2} '{Number}' $\{file}, 5% off. ${rest} {day}{pay}`,
  values: {
    pay: `! ${rest}`,
    payee: "Zoë's & <東京>",
    amount: '$& twelve dollars',
    day: 'Monday',
    // What a program may take for nothing, or for a number.
    place: 'null',
    part_2: '0',
    Number: '00701234567890123456789',
    file: 'C:\\new+1',
  },
  filled: `You owe Zoë's & <東京> $& twelve dollars: $& twelve dollars, by Monday in null. 0 '00701234567890123456789' $C:\\new+1, 5% off. ${rest} Monday! ${rest}`,
}

/** Judges what a notification says: the text of its definition, and what its placeholders became. */
export function judgeText(
  verify: { readonly message: Verification; readonly filled: Verification },
  active: Operation,
  { item, list }: Shown,
  { text }: Made,
): void {
  const place = item && placeOf(list, item, active, 'text')
  if (place === undefined || list.answer.at(place) === undefined)
    return verify.message.undecided(
      'The supplement does not say where a notification has its text.',
      { remedy: sayWhere('text') },
    )
  const begins = verify
    .message(list.answer)
    .tells(place, `a text that begins with ${JSON.stringify(text)}`, (shown) =>
      String(shown).startsWith(text),
    )
  if (begins) verify.filled(list.answer).at(place, `${text} ${owed.filled}`)
}
