import type { Operation, Stage } from '../../../../src/scenario/index.js'
import { meant } from '../../shared/active-list.js'
import type { Made } from '../../shared/made-definition.js'
import type { Shown } from '../../shared/shown-notification.js'

const message = 'notifications.instances.message'
const filled = 'notifications.message.placeholders'

/** Judges what a notification says: the text of its definition, and what its placeholders became. */
export function judgeText(
  { verify, undecided }: Pick<Stage, 'verify' | 'undecided'>,
  active: Operation,
  { item, list }: Shown,
  made: Made,
): void {
  const text = item && meant(active, item, 'text')
  if (text === undefined) {
    for (const one of [message, filled])
      undecided(one, 'The supplement does not say where a notification has its text.')
    return
  }
  const due = `${made.text} You owe twelve dollars.`
  const begins = String(text).startsWith(made.text)
  verify(message, list.answer).that({
    ...list.place,
    holds: begins,
    expected: `a text that begins with ${JSON.stringify(made.text)}`,
    actual: JSON.stringify(text),
  })
  if (!begins)
    return undecided(filled, 'The text is not that of the definition.', { dependsOn: message })
  verify(filled, list.answer).that({
    ...list.place,
    holds: text === due,
    expected: JSON.stringify(due),
    actual: JSON.stringify(text),
  })
}
