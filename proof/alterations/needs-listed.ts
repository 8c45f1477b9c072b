import type { Behaviour } from '../../src/reference/behaviour.js'

const ofGlobal = ['_links', 'priority', 'message', 'values']

/** Members that the document lists of a body that creates, but for its profile, of which only the version is shown. */
const listed: Readonly<Record<string, readonly string[]>> = {
  createDefinition: [...ofGlobal, 'type', 'contextName', 'indicator'],
  createGlobalDefinition: ofGlobal,
}

/** A body that creates a definition needs each of them. */
export const needsListed = ({
  definitionIn,
}: Pick<Behaviour, 'definitionIn'>): Pick<Behaviour, 'definitionIn'> => ({
  definitionIn: (body, operation) =>
    (listed[operation] ?? []).every((name) => name in Object(body))
      ? definitionIn(body, operation)
      : undefined,
})
