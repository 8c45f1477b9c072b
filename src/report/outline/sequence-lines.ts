import type { Finding } from '../../run/finding.js'
import type { Fail, Warn } from '../../terms/verdict.js'

/** The requests of a sequence, numbered, a line each: what was sent, how it was answered, what was due. Unescaped. */
export function sequenceLines({ sequence = [] }: Finding<Fail | Warn>): readonly string[] {
  return sequence.map(({ exchange, request, answer, due }, index) => {
    const wanted = due === undefined ? '' : ` (due: ${due})`
    return `${index + 1}. ${request} → ${answer}${wanted}, exchange ${exchange}`
  })
}
