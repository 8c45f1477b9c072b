import type { Stage } from '../../../src/scenario/index.js'
import { type Attempt, createString } from './create-string.js'
import { itemsOfString } from './items-of-string.js'
import { sameItemsAs } from './same-items-as.js'
import type { TextItem } from './text-item.js'

/** What any string may say. */
const plain: readonly TextItem[] = [{ value: 'Assay wrote this.' }]

/**
 * Creates a string of ours for a scenario that builds on it.
 *
 * @param beginning of its name
 * @throws Undecided when the target does not create it
 */
export async function ownString(
  stage: Pick<Stage, 'admin' | 'random' | 'afterwards' | 'giveUp' | 'assume' | 'given'>,
  group: string,
  values: readonly TextItem[],
  beginning?: string,
): Promise<Attempt & { readonly key: string }> {
  return assumeCreated(stage, await createString(stage, group, values, beginning), values)
}

/**
 * Makes sure that a string was created.
 *
 * @throws Undecided when it was not
 */
export async function assumeCreated(
  stage: Parameters<typeof createString>[0] & Pick<Stage, 'assume' | 'given'>,
  attempt: Attempt,
  values: readonly TextItem[],
): Promise<Attempt & { readonly key: string }> {
  const { answer, group, name, order, mayNotCreate } = attempt
  // Where others are created, it is refused for what it says. One for en-US may count as a second default.
  const isPlain = values.every(({ language }) => language !== 'en-US')
  const alike = () => createString(stage, group, plain, name.replace(/\d+$/, ''))
  if (mayNotCreate && isPlain && (await alike()).answer.status < 300)
    stage.assume(answer, 'text.setString.created').status(200, 201)
  if (mayNotCreate)
    stage.giveUp(
      `The admin cannot create strings like this in ${group}: ${answer.status}.`,
      `let the admin create strings in ${group}, or name another group in fixtures.text.writableGroup`,
    )
  // The group may have gone meanwhile.
  if (answer.status === 404) stage.given(answer).status(200, 201)
  stage.assume(answer, 'text.setString.created').status(200, 201)
  const there = await stage.admin.send('getString', order)
  stage.assume(there, 'text.setString.created').status(200)
  if (itemsOfString(there.json) !== undefined)
    stage.assume(there, 'text.setString.created').tells(...sameItemsAs({ values }))
  return { ...attempt, key: `${group}.${name}` }
}
