import * as fc from 'fast-check'
import { once } from '../../once.js'

/** Texts that mean something else than what stood there, or nothing. */
const oddities = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '{}',
  '[]',
  '{ a: 1 }',
  '[[1]]',
  'null',
  '~',
  'true',
  '-1',
  '0',
  '1e999',
  '.nan',
  '.inf',
  '99999999999999999999999',
  "''",
  '"\\ud800"',
  '"\\0"',
  '"\\e[2J"',
  '*nobody',
  '&here x',
  '*here',
  '<<: *here',
  '? [a]',
  '!!binary aGVsbG8=',
  '!!js/function x',
  '"%E0%A4%A"',
  '#/components/schemas/__proto__',
  "'(a'",
  '\t',
  '---',
  '%YAML 1.1',
  '2026-02-30T25:61:00Z',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  'x'.repeat(5000),
] as const

interface Change {
  readonly kind: 'delete' | 'repeat' | 'move' | 'insert' | 'value' | 'key' | 'token'
  readonly at: number
  readonly to: number
  readonly odd: string
}

const change = once((): fc.Arbitrary<Change> =>
  fc.record({
    kind: fc.constantFrom('delete', 'repeat', 'move', 'insert', 'value', 'key', 'token'),
    at: fc.nat(),
    to: fc.nat(),
    odd: fc.oneof(
      fc.constantFrom(...oddities),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.json({ maxDepth: 2 }),
    ),
  }),
)

/** A text with some of its lines and words deleted, repeated, moved, or replaced by odd ones. */
export const mutated = (text: string): fc.Arbitrary<string> =>
  fc.array(change(), { minLength: 1, maxLength: 4 }).map((changes) => {
    let lines = text.split('\n')
    for (const one of changes) lines = changed(lines, one)
    return lines.join('\n')
  })

function changed(lines: readonly string[], { kind, at, to, odd }: Change): string[] {
  const index = at % lines.length
  const line = lines[index] ?? ''
  const indent = /^[\s-]*/.exec(line)?.[0] ?? ''
  const put = (...instead: readonly string[]): string[] => [
    ...lines.slice(0, index),
    ...instead,
    ...lines.slice(index + 1),
  ]
  switch (kind) {
    case 'delete':
      return put()
    case 'repeat':
      return put(line, line)
    case 'move':
      return put().toSpliced(to % lines.length, 0, line)
    case 'insert':
      return put(line, `${indent}${odd}`)
    case 'value':
      return put(line.replace(/:( .*)?$/, () => `: ${odd}`))
    case 'key':
      return put(line.replace(/[\w$-]+:/, () => `${odd}:`))
    case 'token': {
      const words = line.split(/(\b)/)
      return put(words.with(to % words.length, odd).join(''))
    }
  }
}
