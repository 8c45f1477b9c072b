import type { Operation } from '../../src/contract/operation.js'

type Asks = (request: Request) => boolean

const known = new WeakMap<Operation, Asks>()

/** Tells whether a request asks for an operation: by its method and the end of its path, wherever the base URL leads. */
export function asksFor(operation: Operation): Asks {
  const found = known.get(operation)
  if (found !== undefined) return found
  const path = operation.path
    .split(/\{[^}]*\}/)
    .map(literally)
    .join('[^/?#]+')
  const pattern = new RegExp(`^[^?#]*${path}(?:[?#]|$)`)
  const asks: Asks = ({ method, url }) => method === operation.method && pattern.test(url)
  known.set(operation, asks)
  return asks
}

const literally = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
