import type { Contract } from '../../contract/contract.js'
import { aspectOf } from '../../contract/law/law-aspect.js'
import {
  answeredOtherwise,
  hasTagOfAnother,
  isMiscalled,
  isOfNeighbour,
} from './memo-answers/memo-answered.js'
import { type MemoLog, noteMemo, transactionIn } from './memo-answers/memo-log.js'
import { contradictedBy, toldOf } from './memo-answers/memo-told.js'
import { namesAspect } from '../names-aspect.js'
import type { LateRemark, Memory, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'memo-answers'
const tagChanges = aspectOf('conditional-writes', 'tag-changes')

/** Each answer about a memo agrees with what the run wrote and was told before and afterwards. */
export const memoAnswers: Rule = {
  id: `rules/${by}`,
  title: 'A memo is what the run wrote, wherever it is shown, and is there until it is deleted',
  file: `src/rules/transactions/${by}.ts`,
  contradicts: (requirement) =>
    watchedBy(by)(requirement) ||
    (requirement.interface === 'transactions' && namesAspect(tagChanges)(requirement)),
  remember,
}

/** Transactions that are remembered. */
const most = 2000

function remember({ interfaces }: Contract): Memory {
  const operations = interfaces.find(({ name }) => name === 'transactions')?.operations ?? []
  const logs = new Map<string, MemoLog>()

  /** Rows are named by the end of their ids. */
  const rowOf = (about: string): string | undefined =>
    operations
      .map((one) => one.requirement({ kind: 'watched', by, about }))
      .find((row) => row !== undefined)
  const tagRow = operations
    .map((one) => one.requirement(tagChanges))
    .find((row) => row !== undefined)

  const judge = (log: MemoLog): readonly LateRemark[] => {
    const told = toldOf(log)
    const fail = (
      { span }: MemoLog['sights'][number] | MemoLog['writes'][number],
      requirement: string | undefined,
      [expected, actual]: readonly [string, string],
    ): readonly LateRemark[] =>
      requirement === undefined
        ? []
        : [{ exchange: span.number, remark: { requirement, verdict: 'fail', expected, actual } }]
    const others = [...logs.values()].filter((one) => one !== log)
    return [
      ...told.flatMap((one) => {
        const row = contradictedBy(one, log, told)
        return row === undefined ? [] : fail(one, rowOf(row), [textOf(one.due), textOf(one.text)])
      }),
      ...told
        .filter((one) => hasTagOfAnother(one, told))
        .flatMap((one) => {
          const row = one.kind === 'memo' ? tagRow : rowOf('tag-of-transaction')
          return fail(one, row, ['an entity tag that no other memo has', String(one.tag)])
        }),
      ...log.writes.flatMap((one) => {
        const row = answeredOtherwise(one, log)
        const seen = row === 'replaced' ? 'a memo that was there' : 'no memo'
        return row === undefined
          ? []
          : fail(one, rowOf(row), [`an answer for ${seen}`, `status ${one.status}`])
      }),
      ...[...log.sights, ...log.writes]
        .filter((one) => isMiscalled(one, log))
        .flatMap((one) => {
          const row = rowOf('status' in one ? 'delete-absent-type' : 'absent-type')
          return fail(one, row, ['the type transactionMemoNotFound', one.types.join(', ')])
        }),
      ...log.sights
        .filter((one) => isOfNeighbour(one, log, others))
        .flatMap((one) =>
          fail(one, rowOf('others-untouched'), ['the memo that it had', textOf(one.text)]),
        ),
    ]
  }

  return {
    concerns: ({ interface: name }) => name === 'transactions',
    look(exchange, answered) {
      const id = transactionIn(exchange)
      if (id === undefined) return []
      const log = logs.get(id) ?? { settleTime: Infinity, writes: [], sights: [] }
      if (logs.size < most) logs.set(id, log)
      noteMemo(log, exchange, answered)
      return []
    },
    settle: () => [...logs.values()].flatMap(judge),
  }
}

const textOf = (text: string | undefined): string => text ?? 'no memo'
