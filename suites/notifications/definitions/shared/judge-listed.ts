import type { Answer, RequestInput, Stage, Verification } from '../../../../src/scenario/index.js'
import { stays } from '../../shared/stays.js'
import { idsOf } from './ids-of.js'
import { listDefinitions } from './list-definitions.js'

/**
 * Judges whether a definition that was created is in the list. A filter that should find it makes that quick; where it
 * does not, the whole list shows it.
 *
 * @param narrowed the filter that should find it
 */
export async function judgeListed(
  { admin, plain, operation }: Pick<Stage, 'admin' | 'plain' | 'operation'>,
  verify: Verification,
  created: Answer,
  narrowed: NonNullable<RequestInput['query']>,
): Promise<void> {
  const id = created.at('/_id')
  if (typeof id !== 'string')
    return verify.undecided('The answer does not show the identifier of what was created.', {
      remedy: 'let the answer show the identifier of what was created',
    })
  let wasFound = false
  const read = async () => {
    const few = await listDefinitions(admin, narrowed)
    // Once the filter finds it, the list that it leaves tells.
    wasFound ||= idsOf(few.items).includes(id)
    return wasFound ? few : listDefinitions(admin)
  }
  const first = await read()
  if (first.pages.length === 0) {
    await plain(operation('getDefinitions'))
    return verify.undecided('The administrator did not get the list of definitions.', {
      remedy: 'actors.admin',
    })
  }
  if (first.items.every((item) => item['_id'] === undefined))
    return verify.undecided('The list shows no identifiers.', {
      remedy: 'let the list show identifiers',
    })
  let seen: typeof first | undefined = first
  await stays(verify, async (look) => {
    const list = seen ?? (await read())
    seen = undefined
    return look(list, created).holds([id], '_id')
  })
  // A filter may find what the list without one leaves out.
  await verify.confirmed(async (compare) => {
    const whole = await listDefinitions(admin)
    if (whole.end.kind === 'complete') compare(whole, created).holds([id], '_id')
  })
}
