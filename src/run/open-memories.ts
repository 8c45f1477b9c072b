import type { Contract } from '../contract/contract.js'
import type { Exchange } from '../exchange/exchange.js'
import type { AnsweredExchange, LateRemark, Memory, Rule } from '../rules/rule.js'

/** What a rule said of an exchange, which may have ended long before. */
export interface Remembered extends LateRemark {
  readonly rule: string
}

/** What all rules of a run remember. */
export interface Memories {
  /**
   * Shows an exchange to those that it concerns.
   *
   * @param read called once where there are any
   */
  look(exchange: Exchange, read: () => AnsweredExchange | undefined): readonly Remembered[]
  /** What seems wrong after all that was shown so far; each failure of an exchange is told once in a run. */
  settle(): readonly Remembered[]
}

/**
 * Opens the memories of all rules for one run.
 *
 * @param onMistake is told when a rule breaks down, which is its own mistake
 */
export function openMemories(
  contract: Contract,
  rules: readonly Rule[],
  onMistake: (rule: string, error: unknown) => void,
): Memories {
  const memories = rules.flatMap(({ id, remember }) =>
    remember === undefined ? [] : [{ id, memory: remember(contract) }],
  )
  /** Rules that were shown something since they were last asked. */
  const due = new Set<string>()
  const told = new Set<string>()
  const isNew = ({ rule, exchange, remark }: Remembered): boolean => {
    const name = `${rule} ${exchange} ${remark.requirement}`
    return !told.has(name) && told.add(name) !== undefined
  }
  const ask = (
    { id: rule, memory }: (typeof memories)[number],
    what: (memory: Memory) => readonly LateRemark[],
  ): readonly Remembered[] => {
    try {
      return what(memory).map((one) => ({ rule, ...one }))
    } catch (error) {
      onMistake(rule, error)
      return []
    }
  }

  return {
    look(exchange, read) {
      const concerned = memories.filter(({ memory }) => memory.concerns(exchange))
      if (concerned.length === 0) return []
      const answered = read()
      return concerned.flatMap((one) => {
        due.add(one.id)
        return ask(one, (memory) =>
          memory.look(exchange, answered).map((remark) => ({ exchange: exchange.number, remark })),
        )
      })
    },
    settle() {
      const asked = memories.filter(({ id }) => due.has(id))
      due.clear()
      return asked.flatMap((one) => ask(one, (memory) => memory.settle())).filter(isNew)
    },
  }
}
