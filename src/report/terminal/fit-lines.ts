import { cellsOf } from './cells.js'
import { wrap } from './wrap.js'

/** By how much what goes on stands further to the right than what begins. */
const hanging = 2

/**
 * Breaks each line of a text at spaces where it is wider than a terminal; what goes on stands below it, a little
 * further to the right.
 *
 * @param width cells
 */
export const fitLines = (text: string, width: number): string =>
  text
    .split('\n')
    .flatMap((line) => {
      if (cellsOf(line) <= width) return [line]
      const indent = /^ */.exec(line)?.[0] ?? ''
      const [first = '', ...rest] = wrap(line.slice(indent.length), width - indent.length)
      const more = ' '.repeat(indent.length + hanging)
      const left = wrap(rest.join(' ').trimStart(), width - more.length)
      return [indent + first, ...left.map((one) => more + one)].map((one) => one.trimEnd())
    })
    .join('\n')
