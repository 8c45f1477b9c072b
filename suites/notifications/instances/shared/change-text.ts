import type { Answer, Stage } from '../../../../src/scenario/index.js'
import { changeDefinition, updateOwn } from '../../shared/change-definition.js'
import type { Made } from '../../shared/made-definition.js'

/**
 * Placeholders whose names are no words of a program, or whose values are empty, behind one that all begins with, in two
 * lines, and what they become. What a name is made of is not shown, so that braces with a hyphen may be no placeholder, which stay as they are.
 */
const odd = {
  text: '{opening}{firstName}: {last-name}{none}.\nThank you.',
  values: { firstName: 'Zoe', 'last-name': 'Ng', none: '' },
  filled: ['Zoe: Ng. Thank you.', 'Zoe: {last-name}. Thank you.'],
}
/** What a text may begin with that was not filled in. */
export const opening = '{opening}'
const plain = { text: '{firstName}.', values: { firstName: 'Zoe' } }

/**
 * Gives a definition another text, with odd placeholders where the target takes them: it may refuse such names, and values
 * that say nothing.
 *
 * @param begin what the text begins with
 * @returns judges that odd ones were filled in where a notification shows its text; what begins with the first one was
 * updated
 * @throws Undecided where the target does not do it
 */
export async function changeText(
  stage: Pick<Stage, 'admin' | 'assume' | 'giveUp'>,
  made: Made,
  begin: string,
): Promise<(answer: Answer, place: string) => void> {
  const { admin, assume } = stage
  const changes = { message: { text: odd.text }, values: { ...odd.values, opening: begin } }
  const { answer } = await updateOwn(stage, made, changes)
  if (answer.status >= 300) {
    const message = { text: `${begin}${plain.text}` }
    await changeDefinition(stage, made, { message, values: plain.values })
    return () => undefined
  }
  const after = await admin.send('getDefinition', { path: { definitionId: made.id } })
  assume(after, 'notifications.updateDefinition.updated').shows(changes)
  return (shown, place) => {
    const filled = odd.filled.map((one) => begin + one)
    const due = filled.map((one) => JSON.stringify(one)).join(' or ')
    const placeholders = assume(shown, 'notifications.message.placeholders')
    // Lines may be joined, not lost.
    const inOne = (text: unknown): string => String(text).replaceAll(/\s+/g, ' ')
    placeholders.tells(place, due, (text) => filled.includes(inOne(text)))
  }
}
