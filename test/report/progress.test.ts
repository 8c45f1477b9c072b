import { expect, test } from '@playwright/test'
import { createProgress } from '../../src/report/progress.js'

/** What a terminal shows after it was sent these texts; knows only what progress uses. */
function screen(sent: readonly string[]): readonly string[] {
  const lines = ['$ assay run', '']
  let row = 1
  // oxlint-disable-next-line no-control-regex
  for (const part of sent.join('').match(/\u001b\[\d*[AJ]|\r|\n|[^\u001b\r\n]+/g) ?? []) {
    if (part.endsWith('A') && part.startsWith('\u001b')) row -= Number(part.slice(2, -1))
    else if (part === '\u001b[J') lines.splice(row, lines.length, '')
    else if (part === '\n') lines[(row += 1)] ??= ''
    else if (part !== '\r') lines[row] = part
  }
  return lines
}

function terminal(columns: number) {
  const sent: string[] = []
  return { sent, stream: { isTTY: true, columns, write: (text: string) => sent.push(text) } }
}

const state = { interface: 'accounts', done: 59, planned: 118, fail: 0, exchanges: 1264 }

test('lines are redrawn in place and taken away at the end', () => {
  const { sent, stream } = terminal(80)
  let time = 0
  const progress = createProgress(stream, { color: false, now: () => (time += 1000) })
  progress.update(state)
  progress.update({ ...state, interface: 'text', done: 0, planned: 10 })
  progress.update({ ...state, done: 118, fail: 2 })
  expect(screen(sent)).toEqual([
    '$ assay run',
    '  accounts       ██████████████  118 of 118 · 2 fail',
    '  text           ░░░░░░░░░░░░░░  0 of 10',
    '  1,264 exchanges',
    '',
  ])
  progress.close()
  expect(screen(sent)).toEqual(['$ assay run', ''])
})

test('a wide letter takes two cells', () => {
  const { sent, stream } = terminal(80)
  const progress = createProgress(stream, { color: false, now: () => 0 })
  progress.update({ ...state, interface: '口座' })
  expect(screen(sent)[1]).toBe('  口座           ███████░░░░░░░  59 of 118')
  const narrow = terminal(9)
  createProgress(narrow.stream, { color: false, now: () => 0 }).update({
    ...state,
    interface: '口座口座',
    exchanges: 1,
  })
  expect(screen(narrow.sent).slice(1, 3)).toEqual(['  口座口', '  1 exch'])
})

test('a narrow terminal gets lines that do not wrap', () => {
  const { sent, stream } = terminal(24)
  createProgress(stream, { color: false, now: () => 0 }).update(state)
  expect(Math.max(...screen(sent).map((line) => line.length))).toBeLessThan(24)
})

test('updates that follow each other closely are drawn once', () => {
  const { sent, stream } = terminal(80)
  const progress = createProgress(stream, { color: false, now: () => 0 })
  for (let done = 1; done < 100; done += 1) progress.update({ ...state, done })
  expect(sent).toHaveLength(1)
})

test('what is no terminal gets a line now and then, until the end', () => {
  const sent: string[] = []
  let time = 0
  let [tick, closed] = [() => {}, 0]
  const progress = createProgress(
    { write: (text) => sent.push(text) },
    {
      color: true,
      now: () => time,
      repeat: (again) => {
        tick = again
        return () => void (closed += 1)
      },
    },
  )
  time = 10_000
  tick()
  progress.update({ ...state, fail: 2 })
  progress.update({ ...state, interface: 'te\u001bxt', done: 0, planned: 1000 })
  expect(sent).toHaveLength(1)
  time = 70_000
  tick()
  progress.close()
  expect(closed).toBe(1)
  expect(sent).toEqual([
    'After 10.0 s: no scenario is through yet\n',
    'After 1 min 10 s: accounts 59 of 118 (2 fail), te\\x1Bxt 0 of 1,000; 1,264 exchanges\n',
  ])
})
