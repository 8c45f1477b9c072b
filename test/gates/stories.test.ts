import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { once } from '../once.js'

/** Lines that the steps of a story may have, and that nine of ten keep to. */
const most = 60
const usual = 40
/** Of so many verifications, one at most may be in no word of the vocabulary. */
const peculiar = 7

interface Text {
  readonly file: string
  readonly text: string
}

const texts = once((): readonly Text[] =>
  readdirSync(join(packageRoot, 'suites'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      file: file.replaceAll('\\', '/'),
      text: readFileSync(join(packageRoot, 'suites', file), 'utf8'),
    })),
)
/** Laws are read like stories. */
const isStory = (file: string): boolean =>
  file.endsWith('.scenario.ts') || /^laws\/[^/]+\/law\.ts$/.test(file)
const stories = once(() => texts().filter(({ file }) => isStory(file)))

/** Whether an actor is taken out of the stage with what tells whether it is known: one that is not ends the story. */
function takesUnknown(text: string): boolean {
  const asked = [...text.matchAll(/\bknows\('(\w+)'\)/g)].map(([, actor]) => actor)
  const taken = [...text.matchAll(/\{([^{}]*\bknows\b[^{}]*)\}/g)].map(([, names = '']) => names)
  return taken.some((names) => asked.some((actor) => names.split(/[,\s]+/).includes(actor ?? '')))
}

/** The steps of a story, from the line where they begin to the one that closes them. */
function linesOfSteps(text: string): number {
  const lines = text.split('\n')
  const begin = lines.findIndex((line) => /^ +(?:async )?steps\b/.test(line))
  const indent = /^ */.exec(lines[begin] ?? '')?.[0] ?? ''
  if (!/[{(]$/.test(lines[begin] ?? '')) return 1
  const end = lines.findIndex(
    (line, at) =>
      at > begin && /^ *\},?$/.test(line.slice(indent.length)) && line.startsWith(`${indent}}`),
  )
  return end - begin + 1
}

test('The steps of a story can be read aloud: 60 lines at most, nine of ten 40', () => {
  const lengths = stories().map(({ file, text }) => ({ file, lines: linesOfSteps(text) }))
  expect(lengths.length).toBeGreaterThan(150)
  expect(lengths.filter(({ lines }) => lines < 1 || lines > most)).toEqual([])
  const long = lengths.filter(({ lines }) => lines > usual)
  expect(long.length, JSON.stringify(long)).toBeLessThanOrEqual(lengths.length / 10)
})

test('One verification in seven at most is in no word of the vocabulary', () => {
  const interfaces = new Set(stories().map(({ file }) => file.split('/', 1)[0] ?? ''))
  expect(interfaces.size).toBe(8)
  for (const name of interfaces) {
    const text = texts()
      .filter(({ file }) => file.startsWith(`${name}/`))
      .map((one) => one.text)
      .join('\n')
    const verifications = text.match(/\b(?:verify|compare)\.\w+/g) ?? []
    const others = text.match(/\.that\(/g) ?? []
    expect(others.length * peculiar, name).toBeLessThanOrEqual(verifications.length)
  }
})

test('A story that asks whether an actor is known goes on where it is not', () => {
  expect(takesUnknown(`({ admin, knows }: Stage) => knows('admin') && admin`)).toBe(true)
  expect(takesUnknown(`const { admin, knows } = stage\nif (knows('admin')) admin`)).toBe(true)
  expect(takesUnknown(`const { knows } = stage\nif (knows('admin')) stage.admin`)).toBe(false)
  expect(texts().flatMap(({ file, text }) => (takesUnknown(text) ? [file] : []))).toEqual([])
})
