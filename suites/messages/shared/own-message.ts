import type { Stage } from '../../../src/scenario/index.js'

/** A message as a client sends it. */
export interface Message {
  readonly body: unknown
  readonly _links: Readonly<Record<string, { readonly href: string }>>
}

/** A message of ours, with something in its body by which it is known where the body comes along. */
export function ownMessage(
  { random }: Pick<Stage, 'random'>,
  topic: string,
  entity?: string,
): Message & { readonly mark: string } {
  const mark = `assay-${random(1e9)}`
  return {
    mark,
    body: { text: 'Assay published this.', mark },
    _links: {
      'svc:topic': { href: topic },
      ...(entity === undefined ? {} : { 'svc:entity': { href: entity } }),
    },
  }
}
