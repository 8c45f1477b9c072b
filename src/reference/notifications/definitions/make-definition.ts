import type { Definition } from '../../books/definition.js'
import type { Call } from '../../http/operation.js'
import { definitionPath } from './definition-path.js'
import { definitionResponse } from './definition-response.js'
import { judgeDefinition } from './judge-definition.js'

/**
 * Makes a definition out of the body of a call.
 *
 * @throws Refusal 400 or 422
 */
export async function makeDefinition(call: Call): Promise<Response> {
  const { behaviour, definitions, conditions } = call.services
  let made: Definition | undefined
  await judgeDefinition(
    call,
    () => undefined,
    (content) => {
      made = definitions.add(content, conditions.now())
    },
  )
  // A bank that did not write shows the last one that it has.
  const definition = made ?? definitions.all().at(-1)
  if (definition === undefined) throw new Error('there is no definition')
  const path = definitionPath(definition.id)
  const location = behaviour.location(path, `${call.url.origin}/api`)
  return definitionResponse(call, definition, { status: 201, headers: { location } })
}
