import { createHash } from 'node:crypto'
import type { Binding } from './law/binding.js'
import type { Overlay } from './overlay/overlay.js'
import type { Source } from './read-source.js'

type Digested = Pick<Source, 'file' | 'digest'>

/** What the contract of an interface is made of. */
interface Parts {
  readonly sources: readonly Digested[]
  readonly bindings: readonly Binding[]
  readonly overlays: readonly Overlay[]
}

/** SHA-256 of all of it, in hexadecimal, whatever the order of its files. */
export function digestOf({ sources, bindings, overlays }: Parts): string {
  const lines = [...sources, lawsIn(bindings), ...numbered(overlays)]
    .map(({ file, digest }) => `${digest}  ${file}\n`)
    .toSorted()
  return createHash('sha256').update(lines.join('')).digest('hex')
}

/** Where a supplement lies changes nothing; in which order they are applied does. */
const numbered = (overlays: readonly Overlay[]): readonly Digested[] =>
  overlays.map(({ source: { digest } }, index) => ({ file: `supplement ${index}`, digest }))

/** The sentences of the laws. */
function lawsIn(bindings: readonly Binding[]): Digested {
  const digest = createHash('sha256').update(JSON.stringify(bindings)).digest('hex')
  return { file: 'laws', digest }
}
