import type { InterfaceResult, Run } from '../../run/run.js'
import { escapeTerminal } from '../escape-terminal.js'
import { formatCount } from '../format-count.js'
import { bar } from './bar.js'
import type { Paint } from './paint.js'

const plural = (count: number, word: string): string =>
  `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`

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
export function interfaceLines(run: Run, paint: Paint): readonly string[] {
  const width = Math.max(13, ...run.interfaces.map(({ name }) => name.length)) + 2
  const lint = run.interfaces.map((each) => each.lint)
  const faults = lint.reduce((sum, each) => sum + each.errors, 0)
  const warnings = lint.reduce((sum, each) => sum + each.warnings, 0)
  const remarks = [
    plural(run.interfaces.length, 'definition'),
    plural(faults, 'error'),
    plural(warnings, 'warning'),
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
      const name = escapeTerminal(each.name).padEnd(width)
      return `  ${name}${bar(each.totals)}  ${counts(each, paint)}`
    }),
  ]
}

/** What is wrong with the definitions that the target serves of itself, a line each; nothing when all is well. */
const servedLines = ({ served }: Run, width: number): readonly string[] =>
  served
    .filter(({ drift = 0, lint }) => drift > 0 || (lint?.errors ?? 0) > 0)
    .map(({ name, drift, lint }) => {
      const parts = [
        escapeTerminal(name),
        ...(drift === undefined ? [] : [plural(drift, 'deviation')]),
        ...(lint === undefined
          ? []
          : [plural(lint.errors, 'error'), plural(lint.warnings, 'warning')]),
      ]
      return `  ${'drift'.padEnd(width)}${parts.join('   ')}`
    })
