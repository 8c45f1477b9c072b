import { expect, test } from '@playwright/test'
import { ownRules } from '../../src/lint/ruleset/own-rules.js'
import { remedies } from '../../src/lint/ruleset/remedies.js'
import { ruleset } from '../../src/lint/ruleset/ruleset.js'
import { document } from './documents.js'

const severities: Readonly<Record<string, string>> = {
  error: 'error',
  warn: 'warning',
  info: 'info',
}
const { rules } = ruleset as unknown as {
  readonly rules: Readonly<Record<string, string | { readonly severity: string }>>
}

/** What is checked while files are read is an error, but for these. */
const lighter = new Set(['quoted-keys', 'reference-siblings', 'unused-component'])

function severityOf(name: string): string | undefined {
  if (lighter.has(name)) return 'warning'
  const rule = rules[name]
  return severities[rule === undefined ? 'error' : typeof rule === 'string' ? rule : rule.severity]
}

const sections = document('docs/lint-rules.md').text.split(/^## /m)
const rowsOf = (text = ''): readonly (readonly string[])[] =>
  [...text.matchAll(/^\| `.+\|$/gm)].map(([line]) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const names = (text?: string): readonly string[] =>
  rowsOf(text).map(([name = '']) => name.replaceAll('`', ''))

test('docs/lint-rules.md lists every rule, each once, in the section where it belongs', () => {
  const [, own, spectral, files] = sections
  const inRuleset = (name: string): boolean => Object.hasOwn(rules, name)
  expect(names(own)).toEqual(Object.keys(ownRules).toSorted())
  const others = Object.keys(remedies).filter((name) => !Object.hasOwn(ownRules, name))
  expect(names(spectral)).toEqual(others.filter(inRuleset).toSorted())
  expect(names(files)).toEqual(others.filter((name) => !inRuleset(name)).toSorted())
  const listed = [...names(own), ...names(spectral)]
  expect(listed.toSorted()).toEqual(Object.keys(rules).toSorted())
})

test('docs/lint-rules.md gives each rule the severity and the remedy that a finding has', () => {
  for (const [name = '', severity, says = '', remedy] of rowsOf(
    document('docs/lint-rules.md').text,
  )) {
    const rule = name.replaceAll('`', '')
    expect(severity, rule).toBe(severityOf(rule))
    expect(remedy, rule).toBe(remedies[rule])
    expect(says, rule).toMatch(/\.$/)
  }
})
