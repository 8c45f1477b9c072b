import type { Definition, DefinitionContent } from '../../books/definition.js'
import type { Call } from '../../http/operation.js'
import { readJsonBody } from '../../http/read-json-body.js'
import { Refusal } from '../../http/refusal.js'
import type { DefinitionFault } from './definitions-behaviour.js'
import { definitionDocument } from './definition-document.js'
import { readerOf } from './reader-of.js'

const refusals: Readonly<Record<DefinitionFault, readonly [number, string, string]>> = {
  body: [422, 'invalidBody', 'The body has not the shape of a definition.'],
  'other-id': [422, 'idNotMatchPath', 'The body has the identifier of another definition.'],
  precondition: [412, 'preconditionFailed', 'If-Match does not hold the current entity tag.'],
  both: [
    422,
    'indicatorAndNotDismissibleMutuallyExclusive',
    'An indicator cannot be one that users may not dismiss.',
  ],
  global: [422, 'globalDefinition', 'Global definitions are created with another operation.'],
}

/**
 * Judges a request that makes or changes a definition, and carries it out.
 *
 * @param find finds the definition that is changed; `undefined` where one is made
 * @throws Refusal 400 for a malformed body, 412, or 422
 */
export async function judgeDefinition(
  call: Call,
  find: (call: Call) => Definition | undefined,
  write: (content: DefinitionContent) => void,
): Promise<void> {
  const { behaviour } = call.services
  const { id: operation } = call.operation
  // Before anything is judged, so that no other request comes between judging and writing.
  const body = await readJsonBody(call.request)
  const current = find(call)
  const content = behaviour.definitionIn(body, operation)
  const known = (): void => {
    if (content !== undefined) write(behaviour.definitionWritten(content, operation))
  }
  const isAtFault: Readonly<Record<DefinitionFault, () => boolean>> = {
    body: () => content === undefined,
    'other-id': () => (body as { readonly _id?: unknown })['_id'] !== current?.id,
    precondition: () => current !== undefined && !mayWrite(call, current),
    both: () => content !== undefined && !behaviour.mayBeBoth(content),
    global: () => operation === 'createDefinition' && content?.contextName === 'global',
  }
  for (const fault of behaviour.definitionChecks(operation)) {
    if (!isAtFault[fault]()) continue
    behaviour.declineDefinition(fault, known, operation)
    throw new Refusal(...refusals[fault])
  }
  behaviour.acceptDefinition(known, operation)
}

function mayWrite(call: Call, current: Definition): boolean {
  const { entityTag, mayWrite } = call.services.behaviour
  const document = JSON.stringify(definitionDocument(readerOf(call, current), current))
  const tag = entityTag(document, 'getDefinition')
  return mayWrite(call.request.headers.get('if-match') ?? undefined, tag, call.operation.id)
}
