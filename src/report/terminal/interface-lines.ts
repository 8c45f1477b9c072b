import type { InterfaceResult } from '../../run/interface-result.js'
import type { Run } from '../../run/run.js'
import { escapeTerminal } from '../escape-terminal.js'
import { counted } from '../counted.js'
import { formatCount } from '../format-count.js'
import { exercisedKinds, exercisedTogether } from '../outline/exercised.js'
import { bar } from './bar.js'
import { cellsOf, padCells } from './cells.js'
import type { Paint } from './paint.js'
import { wrap } from './wrap.js'

function counts({ totals }: InterfaceResult, paint: Paint): string {
  const { pass, warn, fail, inconclusive, error } = totals
  const parts = [
    ...(pass > 0 || totals.planned === totals.none ? [`${formatCount(pass)} pass`] : []),
    ...(warn > 0 ? [paint('yellow', `${formatCount(warn)} warn`)] : []),
    ...(fail > 0 ? [paint('red', `${formatCount(fail)} fail`)] : []),
    ...(inconclusive > 0 ? [`${formatCount(inconclusive)} inconclusive`] : []),
    ...(error > 0 ? [paint('yellow', `${formatCount(error)} error`)] : []),
  ]
  return parts.join(' · ')
}

/** What the linter says and what each interface comes to, a line each. */
export function interfaceLines(run: Run, paint: Paint, columns: number): readonly string[] {
  const width = Math.max(13, ...run.interfaces.map(({ name }) => cellsOf(escapeTerminal(name)))) + 2
  const lint = run.interfaces.map((each) => each.lint)
  const faults = lint.reduce((sum, each) => sum + each.errors, 0)
  const warnings = lint.reduce((sum, each) => sum + each.warnings, 0)
  const remarks = [
    counted(run.interfaces.length, 'definition'),
    counted(faults, 'error'),
    counted(warnings, 'warning'),
  ].join('   ')
  const broken = run.lint
    .filter(({ severity }) => severity === 'error')
    .slice(0, 5)
    .map((each) => `${each.file}:${each.line}:${each.column}  ${each.message}`)
    .map((text) => `  ${' '.repeat(width)}${escapeTerminal(text)}`)
  return [
    `  ${'lint'.padEnd(width)}${remarks}`,
    ...broken,
    ...servedLines(run, width),
    ...run.interfaces.map((each) => {
      const name = padCells(escapeTerminal(each.name), width)
      return `  ${name}${bar(each.totals)}  ${counts(each, paint)}`
    }),
    ...exercisedLines(run, width, columns),
  ]
}

/** How much of the definitions a whole run reached. Of a part of it, that says nothing. */
function exercisedLines(run: Run, width: number, columns: number): readonly string[] {
  const told = exercisedKinds.flatMap(([kind, name]) => {
    const count = exercisedTogether(run, kind)
    return count === undefined || count.of === 0
      ? []
      : [`${formatCount(count.reached)} of ${formatCount(count.of)} ${name}`]
  })
  if (told.length === 0 || run.only !== undefined) return []
  return wrap(told.join(', '), Math.max(20, columns - width - 2)).map(
    (line, at) => `  ${(at === 0 ? 'exercised' : '').padEnd(width)}${line}`,
  )
}

/** What is wrong with the definitions that the target serves of itself, a line each; nothing when all is well. */
const servedLines = ({ served }: Run, width: number): readonly string[] =>
  served
    .filter(({ drift = 0, lint }) => drift > 0 || (lint?.errors ?? 0) > 0)
    .map(({ name, drift, lint }) => {
      const parts = [
        escapeTerminal(name),
        ...(drift === undefined ? [] : [counted(drift, 'deviation')]),
        ...(lint === undefined
          ? []
          : [counted(lint.errors, 'error'), counted(lint.warnings, 'warning')]),
      ]
      return `  ${'drift'.padEnd(width)}${parts.join('   ')}`
    })
