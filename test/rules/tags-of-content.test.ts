import { expect, test } from '@playwright/test'
import { failingInARun, type Told } from './failing-in-a-run.js'

const resolved = (at: number, tag: string): Told => ({
  interface: 'text',
  operation: 'getResolvedText',
  path: '/text/resolved',
  headers: [['ETag', tag]],
  body: { format: 'small', languages: ['en-US'], groups: { forms: { title: 'Title' } } },
  at,
})

const write = (at: number): Told => ({
  interface: 'text',
  operation: 'setString',
  method: 'PUT',
  path: '/text/groups/forms/strings/title',
  body: { values: [{ value: 'Title' }] },
  at,
})

const steady = (...all: readonly Told[]) => failingInARun(all)('text.getResolvedText.tag-steady')

test('A content has one tag as long as nothing is written', () => {
  expect(steady(resolved(0, '"1"'), resolved(1, '"2"'), resolved(2, '"1"'))).toEqual([2])
  const long = [write(1), resolved(5, '"1"'), resolved(6, '"2"'), resolved(7, '"1"')]
  expect(steady(...long)).toEqual([3])
})

test('A node that is behind tells for a while the tag that a content had before', () => {
  const behind = [resolved(0, '"1"'), write(1), resolved(1.1, '"2"'), resolved(1.2, '"1"')]
  expect(steady(...behind)).toEqual([])
})
